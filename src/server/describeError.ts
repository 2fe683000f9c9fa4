import { inspect } from 'node:util';

/** The message of an error, and of another thrown value its text or its members. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : inspect(error);
}

/** The `code` of a failure: of a system call such as `ENOENT`, of PostgreSQL its five-character SQLSTATE. */
export function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
