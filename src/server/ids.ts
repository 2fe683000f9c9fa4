import { randomFillSync } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** Random bytes are requested in bulk: one system call per id would take a good part of a short request. */
const pool = Buffer.alloc(8_192);
let used = pool.length;

function takeRandomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.subarray(used - 16, used);
}

/**
 * Creates a UUID of version 7. Ids sort by time, and ids of one process also by creation within a millisecond.
 * {@link readTimeOfId} reads the time back, so that a search by id reads one partition only.
 *
 * @param atMs milliseconds since 1970
 */
export function createTimeOrderedId(atMs: number): string {
  sequence = atMs === lastMs ? sequence + 1 : 0;
  lastMs = atMs;
  const bytes = takeRandomBytes();
  bytes.writeUIntBE(atMs, 0, 6);
  // 12 bits of sequence where RFC 9562 allows a counter, so that order survives within the millisecond.
  bytes.writeUInt16BE(0x7000 | (sequence & 0x0fff), 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Computes the id that sorts before every time-ordered id of that moment and after those of earlier ones. */
export function computeFirstIdAt(atMs: number): string {
  const hex = atMs.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Reads the moment in a time-ordered id, milliseconds since 1970. Meaningless for other ids. */
export function readTimeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/**
 * Year 2200: later times can't come from this service and would not fit the calendars of the database and of
 * JavaScript.
 */
const latestMs = Date.UTC(2200, 0);

/** Whether an id can come from this service; no row has any other id, so no query is needed. */
export function isTimeOrderedId(id: string): boolean {
  return id[14] === '7' && readTimeOfId(id) < latestMs;
}
