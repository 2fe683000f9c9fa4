import { readSqlState } from '../store/failures';

/** What PostgreSQL names of a refused statement without quoting a value, as its sentence and its detail may. */
const NAMED = ['table', 'column', 'constraint', 'dataType', 'routine'] as const;

/** The database refused what one message holds. Tells the operator which one and why, but nothing that was said. */
export class RefusedMessage extends Error {
  override name = 'RefusedMessage';

  constructor(id: string, accountId: string, reason: unknown) {
    const known = reason as Partial<Record<(typeof NAMED)[number], string>>;
    const named = NAMED.flatMap((name) => (known[name] === undefined ? [] : [`, ${name} ${known[name]}`]));
    super(
      `The database refused to store message ${id} of account ${accountId}; its caller got the verdict alone. ` +
        `SQLSTATE ${readSqlState(reason)}${named.join('')}.`,
    );
  }
}
