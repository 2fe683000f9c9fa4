import { omitUndefined } from '../utilities/omitUndefined';
import type { FieldBaseProps } from './Field';

/** Separates what `Field` draws around a control from the props of the control itself. */
export function splitFieldProps<Props extends FieldBaseProps & { id?: string | undefined }>(props: Props) {
  const { label, labelHidden, description, error, optional, labelEnd, id, ...control } = props;
  const field = { label, error, id, ...omitUndefined({ labelHidden, description, optional, labelEnd }) };
  return [field, control] as const;
}
