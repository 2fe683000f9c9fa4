import { EmbeddedDatabaseError } from './embedded/database';
import { readErrorCode } from '../describeError';

const DISK_FULL = '53100';
/** PostgreSQL's answer to a new connection while its disk is full, with the code of any internal error. */
const DISK_FULL_SENTENCE = 'could not write init file';
/** Serialisation failure and deadlock: nothing was written, so a retry is right. */
const RETRYABLE = new Set(['40001', '40P01']);

const LOCK_REFUSED = '55P03';
/** Canceled statements, locks that were not granted, transactions that took too long: PostgreSQL rolled back. */
const TIMED_OUT = new Set(['57014', LOCK_REFUSED, '25P03', '25P04']);
/** A standby, such as the former primary after a failover. */
const READ_ONLY = '25006';

/** No connection was made, so the statement was not sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '08001', '08004', '57P03']);
/** The pool had no free connection in time, or the database made none. */
const NO_CONNECTION_SENTENCE = 'timeout exceeded when trying to connect';
const UNREACHED_SENTENCES = [
  NO_CONNECTION_SENTENCE,
  'is not queryable',
  'Cannot use a pool after calling end on the pool',
];

/** The connection broke, possibly between the commit and its answer. */
const LOST_CONNECTION = new Set(['ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']);
const LOST_CLASSES = ['08', '57P', '58'];
const LOST_SENTENCE = 'Connection terminated';

function isDiskFull(error: unknown): boolean {
  const code = readErrorCode(error);
  return (
    code === DISK_FULL ||
    code === 'ENOSPC' ||
    (error instanceof Error && error.message.includes(DISK_FULL_SENTENCE))
  );
}

function isUnreached(error: unknown): boolean {
  return (
    UNREACHED.has(readErrorCode(error) ?? '') ||
    (error instanceof Error && UNREACHED_SENTENCES.some((sentence) => error.message.includes(sentence)))
  );
}

function isLost(error: unknown): boolean {
  const code = readErrorCode(error) ?? '';
  return (
    error instanceof EmbeddedDatabaseError ||
    LOST_CONNECTION.has(code) ||
    LOST_CLASSES.some((start) => code.startsWith(start)) ||
    (error instanceof Error && error.message.includes(LOST_SENTENCE))
  );
}

/** Whether the connection broke, possibly between a commit and its answer, so that the values may be stored. */
export function mayBeStored(error: unknown): boolean {
  return isLost(error) && !isUnreached(error);
}

/**
 * A sentence for the caller when the store itself fails temporarily; undefined when the failure is a defect of the
 * service. The store acknowledged nothing, so the caller may try again.
 */
export function describeStoreFailure(error: unknown): string | undefined {
  const code = readErrorCode(error) ?? '';
  if (isDiskFull(error)) {
    return 'The database has run out of disk space. Nothing was stored; please try again later.';
  }
  if (RETRYABLE.has(code)) {
    return 'Too many changes of the same data are under way. Nothing was stored; please try again.';
  }
  if (TIMED_OUT.has(code)) {
    return 'The database took too long. Nothing was stored; please try again shortly.';
  }
  if (code === READ_ONLY) {
    return 'The database takes no changes at the moment. Nothing was stored; please try again shortly.';
  }
  if (code.startsWith('53')) {
    return 'The database is out of resources at the moment. Nothing was stored; please try again shortly.';
  }
  if (error instanceof Error && error.message.includes(NO_CONNECTION_SENTENCE)) {
    return 'No connection to the database became free in time. Nothing was stored; please try again shortly.';
  }
  if (isUnreached(error)) {
    return 'The database is not reachable at the moment. Nothing was stored; please try again shortly.';
  }
  return isLost(error)
    ? 'The database is not reachable at the moment. It may have stored this or not; please try again shortly.'
    : undefined;
}

/**
 * Classes of errors in the stored values: cardinality, data, constraints, a check of a view, and limits of the database
 * such as the size of an index entry.
 */
const CONTENT_CLASSES = new Set(['21', '22', '23', '44', '54']);

/** Whether the stored values cause a failure: with other values the same statement would succeed. */
export function isContentFault(error: unknown): boolean {
  return CONTENT_CLASSES.has((readErrorCode(error) ?? '').slice(0, 2));
}

export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(readErrorCode(error) ?? '');
}

/** Whether another transaction held a lock for longer than a statement may wait for one; it wrote nothing. */
export function isLockRefused(error: unknown): boolean {
  return readErrorCode(error) === LOCK_REFUSED;
}

/** Whether PostgreSQL ended a statement because it took longer than it may. */
export function isTimedOut(error: unknown): boolean {
  return readErrorCode(error) === '57014';
}
