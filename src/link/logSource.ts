import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FileMark } from './state';

/** A log file that is open for reading, plain or compressed. */
export interface LogSource {
  path: string;
  inode: string;
  /** Reads up to `length` bytes at an offset that never goes back; no bytes at the end. */
  read: (offset: number, length: number) => Promise<Buffer>;
  /** When the last line was written. */
  writtenAt: () => Promise<Date>;
  /** Length in bytes; undefined for a compressed file. */
  size: () => Promise<number | undefined>;
  close: () => Promise<void>;
}

const HEAD_LENGTH = 1_024;

const toInode = ({ dev, ino }: { dev: bigint; ino: bigint }): string => `${dev}:${ino}`;

/** @returns device and inode of the file that has this name now; undefined when there is none */
export async function findInode(path: string): Promise<string | undefined> {
  return await stat(path, { bigint: true }).then(toInode, () => undefined);
}

async function openPlain(path: string): Promise<LogSource> {
  const file: FileHandle = await open(path, 'r');
  const inode = toInode(await file.stat({ bigint: true }));
  return {
    path,
    inode,
    read: async (offset, length) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
    writtenAt: async () => (await file.stat()).mtime,
    size: async () => (await file.stat()).size,
    close: () => file.close(),
  };
}

/** Decompresses from the beginning and skips what lies before the offset, in bounded memory. */
async function openCompressed(path: string): Promise<LogSource> {
  const identity = await stat(path, { bigint: true });
  let stream: Readable | undefined;
  let bytes: AsyncIterator<Buffer> | undefined;
  let at = 0;
  let rest: Buffer = Buffer.alloc(0);
  const start = (): AsyncIterator<Buffer> => {
    const gunzip = createGunzip();
    const raw = createReadStream(path);
    raw.on('error', (error) => gunzip.destroy(error));
    stream = raw.pipe(gunzip);
    [at, rest] = [0, Buffer.alloc(0)];
    return stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  };
  return {
    path,
    inode: toInode(identity),
    read: async (offset, length) => {
      if (bytes === undefined || offset < at) bytes = start();
      while (at + rest.length < offset + length) {
        const next = await bytes.next();
        if (next.done === true) break;
        rest = Buffer.concat([rest, next.value]);
        const skipped = Math.min(rest.length, offset - at);
        rest = rest.subarray(skipped);
        at += skipped;
      }
      rest = rest.subarray(offset - at);
      at = offset;
      return rest.subarray(0, length);
    },
    writtenAt: () => Promise.resolve(identity.mtime),
    size: () => Promise.resolve(undefined),
    close: () => {
      stream?.destroy();
      return Promise.resolve();
    },
  };
}

export const openSource = (path: string): Promise<LogSource> =>
  path.endsWith('.gz') ? openCompressed(path) : openPlain(path);

async function hashHead(source: LogSource, length: number): Promise<{ head: string; headLength: number }> {
  const bytes: Buffer[] = [];
  let read = 0;
  while (read < length) {
    const part = await source.read(read, length - read);
    if (part.length === 0) break;
    bytes.push(Buffer.from(part));
    read += part.length;
  }
  return { head: createHash('sha256').update(Buffer.concat(bytes)).digest('hex'), headLength: read };
}

/** Marks a file by its place on the disk and its first kilobyte, or what there is of it. */
export async function markFile(source: LogSource, id: string): Promise<FileMark> {
  return { id, inode: source.inode, ...(await hashHead(source, HEAD_LENGTH)) };
}

/** Whether a file begins as the marked one did. */
export async function hasSameHead(source: LogSource, mark: FileMark): Promise<boolean> {
  const { head, headLength } = await hashHead(source, mark.headLength);
  return headLength === mark.headLength && head === mark.head;
}

/** Whether a mark was made while the file was still shorter than a whole mark. */
export const isShortMark = (mark: FileMark): boolean => mark.headLength < HEAD_LENGTH;

async function listRotatedFiles(path: string): Promise<string[]> {
  const folder = dirname(path);
  const name = basename(path);
  const names = await readdir(folder).catch(() => []);
  const rotated = names.filter(
    (other) =>
      other !== name &&
      (/^\d{4}-\d{2}-\d{2}-\d+\.log(?:\.gz)?$/.test(other) ||
        (other.startsWith(`${name}.`) && /\.(?:\d+|gz|log|old)$/.test(other))),
  );
  const dated = await Promise.all(
    rotated.map(async (other) => {
      const facts = await stat(join(folder, other)).catch(() => undefined);
      return { path: join(folder, other), writtenAt: facts?.mtimeMs ?? 0 };
    }),
  );
  return dated
    .sort((a, b) => a.writtenAt - b.writtenAt || (a.path < b.path ? -1 : 1))
    .map((file) => file.path);
}

/**
 * Finds what became of a log that no longer has its name.
 *
 * @param path where the log was, and its successor is
 * @returns the marked file's path now, undefined when it is gone, and the files that were rotated after it, oldest first
 */
export async function findRotated(
  path: string,
  mark: FileMark,
): Promise<{ file: string | undefined; later: string[] }> {
  const files = await listRotatedFiles(path);
  // The newest first: the file that was rotated last is the one wanted in nearly every case.
  for (let index = files.length - 1; index >= 0; index -= 1) {
    const candidate = files[index] ?? '';
    const source = await openSource(candidate).catch(() => undefined);
    if (source === undefined) continue;
    try {
      const isRenamed = source.inode === mark.inode && !candidate.endsWith('.gz');
      if (mark.headLength > 0 && (await hasSameHead(source, mark)))
        return { file: candidate, later: files.slice(index + 1) };
      if (isRenamed && mark.headLength === 0) return { file: candidate, later: files.slice(index + 1) };
    } catch {
      // A file that is being compressed can't be read yet; the follower asks again.
    } finally {
      await source.close();
    }
  }
  return { file: undefined, later: [] };
}
