/** Reads the code of a system error, such as ENOENT; its message where it has none. */
export function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
