import { readErrorCode } from '../describeError';

/** The members of PostgreSQL's error that quote no value; its message and its detail may quote one. */
const SAFE_MEMBERS = ['table', 'column', 'constraint', 'dataType', 'routine'] as const;

/**
 * The database refused the content of one message. The error tells the operator which message and why, but nothing that
 * the player said.
 */
export class UnstorableMessageError extends Error {
  override name = 'UnstorableMessageError';

  constructor(id: string, accountId: string, reason: unknown) {
    const known = reason as Partial<Record<(typeof SAFE_MEMBERS)[number], string>>;
    const named = SAFE_MEMBERS.flatMap((name) =>
      known[name] === undefined ? [] : [`, ${name} ${known[name]}`],
    );
    super(
      `The database refused to store message ${id} of account ${accountId}; its caller got the verdict alone. ` +
        `SQLSTATE ${readErrorCode(reason)}${named.join('')}.`,
    );
  }
}
