import { createHash } from 'node:crypto';
import {
  appendFile,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogFollower, type LogLine } from '~/link/follower';
import type { FileMark, Position } from '~/link/state';

const followers: LogFollower[] = [];
let folder: string;
let log: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchward-follow-'));
  log = join(folder, 'latest.log');
});
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.close()));
  await rm(folder, { recursive: true });
});

/** A line that no other file begins with. */
const createFirstLine = (name: string): string => `[08:00:00 INFO]: Starting ${name}\n`;

interface Followed {
  follower: LogFollower;
  notices: string[];
  /** Reads until nothing new has come for a few reads. */
  drain: () => Promise<string[]>;
  lines: LogLine[];
}

const markText = (text: string): FileMark => ({
  id: 'f',
  inode: '0:0',
  head: createHash('sha256').update(text).digest('hex'),
  headLength: Buffer.byteLength(text),
});

let ids = 0;

function follow(position: Position | null = null, fromStart = false): Followed {
  const notices: string[] = [];
  const lines: LogLine[] = [];
  const follower = new LogFollower({
    path: log,
    position,
    fromStart,
    createId: () => `file-${String(++ids)}`,
    onWarning: (sentence) => notices.push(sentence),
  });
  followers.push(follower);
  const drain = async (): Promise<string[]> => {
    const found: LogLine[] = [];
    for (let empty = 0; empty < 30;) {
      const next = await follower.read();
      empty = next.length === 0 ? empty + 1 : 0;
      found.push(...next);
    }
    lines.push(...found);
    return found.map(({ text }) => text);
  };
  return { follower, notices, drain, lines };
}

describe('a log that is followed', () => {
  it('begins at its end, and every later line comes once', async () => {
    await writeFile(log, `${createFirstLine('a')}old\n`);
    const { drain } = follow();
    expect(await drain()).toEqual([]);
    await appendFile(log, 'one\ntwo\n');
    expect(await drain()).toEqual(['one', 'two']);
    expect(await drain()).toEqual([]);
  });

  it('is read from its beginning when it appears after the link, or when the owner asks for it', async () => {
    const { drain } = follow();
    expect(await drain()).toEqual([]);
    await writeFile(log, 'one\n');
    expect(await drain()).toEqual(['one']);
    expect(await follow(null, true).drain()).toEqual(['one']);
  });

  it('gives a line once it is whole, also when a character is cut in two', async () => {
    await writeFile(log, '');
    const { drain } = follow();
    await drain();
    const bytes = Buffer.from('smörgås\n');
    await appendFile(log, bytes.subarray(0, 3));
    expect(await drain()).toEqual([]);
    await appendFile(log, bytes.subarray(3));
    expect(await drain()).toEqual(['smörgås']);
  });

  it('is read in UTF-8 and in windows-1252, with any line end and a byte order mark', async () => {
    await writeFile(log, Buffer.concat([Buffer.from('\uFEFFé\r\n'), Buffer.from([0xe9, 0x0a])]));
    expect(await follow(null, true).drain()).toEqual(['é', 'é']);
  });

  it('drops a line that is longer than the memory given to it, and goes on after it', async () => {
    await writeFile(log, `one\n${'x'.repeat(400_000)}\ntwo\n`);
    expect((await follow(null, true).drain()).filter((text) => text !== '')).toEqual(['one', 'two']);
  });

  it('goes on after a restart where it stopped', async () => {
    await writeFile(log, `${createFirstLine('a')}one\ntwo\n`);
    const before = follow(null, true);
    await before.drain();
    const after = follow(before.lines[1]?.next ?? null);
    await appendFile(log, 'three\n');
    expect(await after.drain()).toEqual(['two', 'three']);
    expect(after.lines[0]?.next.file.id).toBe(before.lines[0]?.next.file.id);
    expect(after.lines[0]?.offset).toBe(before.lines[2]?.offset);
  });
});

describe('rotation', () => {
  it('reads a log from its beginning that appears after its rotated file was read, after a restart too', async () => {
    await writeFile(log, `${createFirstLine('a')}one\n`);
    const before = follow(null, true);
    await before.drain();
    await before.follower.close();
    await rename(log, join(folder, '2026-11-20-1.log'));
    const { drain } = follow(before.lines[0]?.next ?? null);
    expect(await drain()).toEqual(['one']);
    await writeFile(log, `${createFirstLine('b')}two\n`);
    expect(await drain()).toEqual([createFirstLine('b').trim(), 'two']);
  });

  it('loses nothing when the log is renamed in mid-line and its writer finishes the line', async () => {
    await writeFile(log, createFirstLine('a'));
    const { drain } = follow();
    await drain();
    const writer = await open(log, 'a');
    await writer.write('one\nhal');
    expect(await drain()).toEqual(['one']);
    await rename(log, join(folder, '2026-11-20-1.log'));
    await writeFile(log, `${createFirstLine('b')}three\n`);
    await writer.write('f\n');
    await writer.close();
    expect(await drain()).toEqual(['half', createFirstLine('b').trim(), 'three']);
  });

  it('gives a line that its server never finished', async () => {
    await writeFile(log, createFirstLine('a'));
    const { drain } = follow();
    await drain();
    await appendFile(log, 'cut of');
    await drain();
    await rename(log, join(folder, '2026-11-20-1.log'));
    await writeFile(log, createFirstLine('b'));
    expect(await drain()).toEqual(['cut of', createFirstLine('b').trim()]);
  });

  it('loses nothing when the log is compressed and deleted while the link runs', async () => {
    await writeFile(log, createFirstLine('a'));
    const { drain } = follow();
    await drain();
    await appendFile(log, 'one\n');
    await writeFile(join(folder, '2026-11-20-1.log.gz'), gzipSync(await readFile(log)));
    await unlink(log);
    expect(await drain()).toEqual(['one']);
    await writeFile(log, `${createFirstLine('b')}two\n`);
    expect(await drain()).toEqual([createFirstLine('b').trim(), 'two']);
  });

  it('loses nothing when the log is rotated and compressed twice while the link is down', async () => {
    await writeFile(log, `${createFirstLine('a')}one\ntwo\n`);
    const before = follow(null, true);
    await before.drain();
    await before.follower.close();
    for (const [day, text] of [
      ['1', `${createFirstLine('a')}one\ntwo\nthree\n`],
      ['2', `${createFirstLine('b')}four\n`],
    ] as const) {
      await writeFile(join(folder, `2026-11-20-${day}.log.gz`), gzipSync(text));
    }
    await unlink(log);
    await writeFile(log, `${createFirstLine('c')}five\n`);
    const after = follow(before.lines[1]?.next ?? null);
    expect((await after.drain()).filter((text) => !text.startsWith('['))).toEqual([
      'two',
      'three',
      'four',
      'five',
    ]);
    expect(after.lines[0]?.next.file.id).toBe(before.lines[0]?.next.file.id);
    expect(after.notices).toEqual([]);
  });

  it('waits for a file that is still being compressed', async () => {
    await writeFile(log, `${createFirstLine('a')}one\n`);
    const before = follow(null, true);
    await before.drain();
    await before.follower.close();
    const packed = gzipSync(
      `${createFirstLine('a')}one\n${Array.from({ length: 500 }, () => Math.random()).join('\n')}\n`,
    );
    const archive = join(folder, '2026-11-20-1.log.gz');
    await writeFile(archive, packed.subarray(0, packed.length / 2));
    await unlink(log);
    await writeFile(log, createFirstLine('b'));
    const { follower } = follow(before.lines[1]?.next ?? null);
    let count = 0;
    for (let n = 0; n < 60; n += 1) {
      if (n === 10) await writeFile(archive, packed);
      count += (await follower.read().catch(() => [])).length;
    }
    expect(count).toBe(501);
  });

  it('reads a compressed file that is much longer than one read', async () => {
    const text = Array.from({ length: 20_000 }, (_, n) => `line ${n} ${Math.random()}`).join('\n');
    await writeFile(log, createFirstLine('b'));
    await writeFile(join(folder, '2026-11-20-1.log.gz'), gzipSync(`${text}\n`));
    const { drain, lines } = follow({ file: markText(text.slice(0, 500)), offset: 0, lastLineAt: null });
    expect(await drain()).toEqual([...text.split('\n'), createFirstLine('b').trim()]);
    expect(lines.at(-2)?.next.offset).toBe(text.length + 1);
  });

  it('goes on at the beginning when the log is truncated, with the end from its copy', async () => {
    await writeFile(log, `${createFirstLine('a')}one\n`);
    const { drain, lines } = follow();
    await drain();
    await appendFile(log, 'two\n');
    await writeFile(join(folder, 'latest.log.1'), await readFile(log));
    await truncate(log);
    await appendFile(log, `${createFirstLine('b')}three\n`);
    expect(await drain()).toEqual(['two', createFirstLine('b').trim(), 'three']);
    expect(new Set(lines.map(({ next }) => next.file.id)).size).toBe(2);
  });

  it('says that lines may be missing when the file before is gone', async () => {
    await writeFile(log, `${createFirstLine('a')}one\n`);
    const before = follow(null, true);
    await before.drain();
    await before.follower.close();
    await unlink(log);
    await writeFile(log, `${createFirstLine('b')}two\n`);
    const after = follow(before.lines[0]?.next ?? null);
    expect(await after.drain()).toEqual([createFirstLine('b').trim(), 'two']);
    expect(after.notices).toEqual([
      'latest.log was replaced, and the file before it is gone; lines at its end may be missing.',
    ]);
  });
});

describe("a line's time", () => {
  it('goes on over midnight, also when the log is read late', async () => {
    const text = '[23:59:59 INFO]: a\n[00:00:01 INFO]: b\n';
    await writeFile(log, '');
    await writeFile(join(folder, '2026-11-20-1.log.gz'), gzipSync(text));
    const lastLineAt = new Date(2026, 10, 20, 23, 59, 58).toISOString();
    const { drain, lines } = follow({ file: markText(text), offset: 0, lastLineAt });
    await drain();
    expect(lines.map(({ at }) => at)).toEqual([
      new Date(2026, 10, 20, 23, 59, 59),
      new Date(2026, 10, 21, 0, 0, 1),
    ]);
  });
});
