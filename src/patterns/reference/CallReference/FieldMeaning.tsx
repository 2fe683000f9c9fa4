import type { CallField } from '~/contract/documentedCalls.gen';
import { capitalize } from '~/domain';
import { Marked } from './Marked';

/** What a parameter or a member of a body is, and its bounds as a sentence of their own. */
export function FieldMeaning({ description, limits }: Pick<CallField, 'description' | 'limits'>) {
  const bounds = limits === '' ? '' : `${capitalize(limits)}.`;
  return <Marked text={[description, bounds].filter((part) => part !== '').join(' ')} />;
}
