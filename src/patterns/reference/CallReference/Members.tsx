import type { CallField } from '~/contract/documentedCalls.gen';
import * as css from './CallReference.css';
import { FieldMeaning } from './FieldMeaning';

/** Parameters, or the members of a body, as a list that needs little width. */
export function Members({ fields }: { fields: readonly CallField[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className={css.members}>
      {fields.map(({ name, type, required, limits, description }) => (
        <div key={name} className={css.member}>
          <dt className={css.name}>
            <code>{name}</code>
          </dt>{' '}
          <dd className={css.type}>{`${type}${required ? ', required' : ''}`}</dd>
          {description || limits ? (
            <dd>
              <FieldMeaning description={description} limits={limits} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
