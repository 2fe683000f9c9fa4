import { EmbeddedDatabaseError } from './embedded/database';

/** PostgreSQL's five-character error code, where the failure carries one. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const DISK_FULL = '53100';
/** Serialisation failure and deadlock: nothing was written, so a retry is right. */
const RETRYABLE = new Set(['40001', '40P01']);

const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
const LOST_SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
];

/**
 * A sentence for the caller when the store itself fails temporarily; undefined when the failure is a defect of the
 * service. The store acknowledged nothing, so the caller may try again.
 */
export function describeStoreFailure(error: unknown): string | undefined {
  if (error instanceof EmbeddedDatabaseError) {
    return 'The database is not reachable at the moment. Nothing was stored; please try again shortly.';
  }
  const code = sqlState(error) ?? '';
  if (code === DISK_FULL || code === 'ENOSPC') {
    return 'The database has run out of disk space. Nothing was stored; please try again later.';
  }
  if (RETRYABLE.has(code)) {
    return 'Too many changes of the same data are under way. Nothing was stored; please try again.';
  }
  if (code.startsWith('53')) {
    return 'The database is out of resources at the moment. Nothing was stored; please try again shortly.';
  }
  const lost =
    code.startsWith('08') ||
    code.startsWith('57P') ||
    code.startsWith('58') ||
    LOST_CONNECTION.has(code) ||
    (error instanceof Error && LOST_SENTENCES.some((sentence) => error.message.includes(sentence)));
  return lost
    ? 'The database is not reachable at the moment. Nothing was stored; please try again shortly.'
    : undefined;
}

/**
 * Classes of errors in the stored values: cardinality, data, constraints, a check of a view, and limits of the database
 * such as the size of an index entry.
 */
const CONTENT_CLASSES = new Set(['21', '22', '23', '44', '54']);

/** Whether the stored values cause a failure: with other values the same statement would succeed. */
export function isContentFault(error: unknown): boolean {
  return CONTENT_CLASSES.has((sqlState(error) ?? '').slice(0, 2));
}

export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}
