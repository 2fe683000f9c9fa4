import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { decodeLog } from '../gamelog/text';
import { readLineTimes, readLineTimesAfter } from '../gamelog/times';
import { readErrorCode } from './errorCode';
import {
  findInode,
  findRotated,
  hasSameHead,
  isShortMark,
  type LogSource,
  markFile,
  openSource,
} from './logSource';
import type { FileMark, Position } from './state';

/** One whole line of a log. */
export interface LogLine {
  /** Of the line's first byte, in the uncompressed file. */
  offset: number;
  text: string;
  /** When the server wrote it; undefined where the log tells no time. */
  at: Date | undefined;
  /** Where to go on once the line is answered. */
  next: Position;
}

export interface FollowerOptions {
  path: string;
  /** Where an earlier run stopped; null to begin at the log's end. */
  position: Position | null;
  /** Reads the log from its beginning when there is no position. @default false */
  fromStart?: boolean;
  /** Called with a sentence for the owner when lines may be missing. */
  onWarning?: (sentence: string) => void;
  createId?: () => string;
}

const CHUNK_BYTES = 131_072;
const NEWLINE = 0x0a;
/** Reads that find nothing before a rotated file counts as complete; its writer may still hold it open. */
const READS_AFTER_ROTATION = 3;
/** Searches for a file that is being compressed, before it counts as deleted. */
const SEARCHES = 20;

interface CurrentFile {
  path: string;
  file: FileMark;
  offset: number;
}

/**
 * Follows a log through rotation, truncation and compression. Every line comes once, in order, for the position that is
 * handed over; the caller reads again after a pause when there is nothing new.
 */
export class LogFollower {
  readonly #options: Required<FollowerOptions>;
  #current: CurrentFile | undefined;
  #source: LogSource | undefined;
  /** Rotated files that come before the log itself. */
  #rotated: string[] = [];
  #lastLineAt: Date | undefined;
  #size = -1;
  #readsAfterRotation = 0;
  #searches = 0;
  #isInLongLine = false;
  /** Whether a log that is found now was there before the link. */
  #isFirstLook: boolean;

  constructor(options: FollowerOptions) {
    this.#options = {
      fromStart: false,
      onWarning: () => undefined,
      createId: () => randomBytes(8).toString('hex'),
      ...options,
    };
    const { position } = options;
    this.#isFirstLook = position === null && options.fromStart !== true;
    if (position === null) return;
    this.#current = { path: options.path, file: position.file, offset: position.offset };
    this.#lastLineAt = position.lastLineAt === null ? undefined : new Date(position.lastLineAt);
  }

  /** Where the next read begins; undefined until the log was found. */
  get position(): Position | undefined {
    return this.#current && this.#toPosition(this.#current.offset, this.#lastLineAt);
  }

  /** Whether the log was there at the last read. */
  get isOpen(): boolean {
    return this.#source !== undefined;
  }

  /**
   * Reads the next whole lines, of at most 128 KiB. No lines mean that there is nothing new now.
   *
   * @throws {Error} when a file can't be read; the next read goes on at the same position
   */
  async read(): Promise<LogLine[]> {
    try {
      if (!(await this.#findSource())) return [];
      return await this.#readSource();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const source = this.#source;
    this.#source = undefined;
    await source?.close();
  }

  async #findSource(): Promise<boolean> {
    if (this.#source) return true;
    this.#size = -1;
    this.#readsAfterRotation = 0;
    if (this.#current) return await this.#resume(this.#current);
    const opened = await this.#open(this.#options.path);
    const isOld = this.#isFirstLook;
    this.#isFirstLook = false;
    if (!opened) return false;
    await this.#begin(opened, isOld ? ((await opened.size()) ?? 0) : 0);
    return true;
  }

  async #open(path: string): Promise<LogSource | undefined> {
    return await openSource(path).catch((error: unknown) => {
      if (readErrorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
  }

  async #begin(source: LogSource, offset: number): Promise<void> {
    this.#current = { path: source.path, file: await markFile(source, this.#options.createId()), offset };
    this.#source = source;
  }

  /**
   * Opens the file of an earlier read again, wherever it is now. When it is gone for good, warns and begins at the
   * start of the file in its place.
   *
   * @returns whether a file is open
   */
  async #resume({ path, file, offset }: CurrentFile): Promise<boolean> {
    const source = await this.#open(path);
    if (source && (await this.#isSameFile(source, file, offset))) {
      this.#source = source;
      this.#searches = 0;
      return true;
    }
    await source?.close();
    const found = await findRotated(this.#options.path, file);
    if (found.file !== undefined) {
      this.#current = { path: found.file, file, offset };
      this.#rotated = found.later;
      this.#source = await openSource(found.file);
      this.#searches = 0;
      return true;
    }
    this.#searches += 1;
    if (!source || this.#searches < SEARCHES) return false;
    this.#searches = 0;
    this.#options.onWarning(
      `${basename(path)} was replaced, and the file before it is gone; lines at its end may be missing.`,
    );
    await this.#begin(await openSource(this.#options.path), 0);
    return true;
  }

  async #isSameFile(source: LogSource, file: FileMark, offset: number): Promise<boolean> {
    const size = await source.size();
    if (size !== undefined && size < offset) return false;
    return file.headLength === 0 ? source.inode === file.inode : await hasSameHead(source, file);
  }

  async #readSource(): Promise<LogLine[]> {
    const [source, current] = [this.#source, this.#current];
    if (!source || !current) return [];
    const size = await source.size();
    const isLog = source.path === this.#options.path;
    if (isLog && size !== this.#size) {
      if (!(await this.#isSameFile(source, current.file, current.offset))) {
        // Truncated: a copy may hold what was not read.
        await this.close();
        return [];
      }
      if (isShortMark(current.file)) current.file = await markFile(source, current.file.id);
      this.#size = size ?? -1;
    }
    const bytes = await source.read(current.offset, CHUNK_BYTES);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      this.#readsAfterRotation = 0;
      const isAtEnd = size !== undefined && current.offset + bytes.length >= size;
      return await this.#toLines(source, current, bytes.subarray(0, end), isAtEnd);
    }
    if (bytes.length === CHUNK_BYTES) {
      this.#isInLongLine = true;
      current.offset += bytes.length;
      return [];
    }
    return await this.#onEnd(source, current, bytes, isLog);
  }

  /** At the end of a file: the log itself may grow, and any other file is complete. */
  async #onEnd(source: LogSource, current: CurrentFile, tail: Buffer, isLog: boolean): Promise<LogLine[]> {
    if (isLog) {
      const inode = await findInode(this.#options.path);
      if (inode === source.inode || inode === undefined) return [];
      this.#readsAfterRotation += 1;
      if (this.#readsAfterRotation < READS_AFTER_ROTATION) return [];
      this.#rotated = (await findRotated(this.#options.path, current.file)).later;
    }
    const lines = tail.length > 0 ? await this.#toLines(source, current, tail, true) : [];
    await this.close();
    this.#size = -1;
    this.#readsAfterRotation = 0;
    this.#isInLongLine = false;
    this.#isFirstLook = false;
    this.#current = undefined;
    for (let opened: LogSource | undefined; opened === undefined;) {
      const next = this.#rotated.shift();
      opened = await this.#open(next ?? this.#options.path);
      if (opened) await this.#begin(opened, 0);
      else if (next === undefined) break;
    }
    return lines;
  }

  async #toLines(
    source: LogSource,
    current: CurrentFile,
    bytes: Buffer,
    isAtEnd: boolean,
  ): Promise<LogLine[]> {
    const parts: { offset: number; end: number; text: string }[] = [];
    for (let at = 0; at < bytes.length;) {
      const newline = bytes.indexOf(NEWLINE, at);
      const end = newline < 0 ? bytes.length : newline + 1;
      const text = decodeLog(bytes.subarray(at, newline < 0 ? end : newline)).replace(/\r$/, '');
      parts.push({
        offset: current.offset + at,
        end: current.offset + end,
        text: current.offset + at === 0 ? text.replace(/^\uFEFF/, '') : text,
      });
      at = end;
    }
    // The first part is the end of an overlong line whose beginning was dropped, so its text is dropped too.
    if (this.#isInLongLine && parts[0]) parts[0].text = '';
    this.#isInLongLine = false;
    const texts = parts.map(({ text }) => text);
    const times =
      isAtEnd || this.#lastLineAt === undefined
        ? readLineTimes(texts, { name: basename(source.path), writtenAt: await source.writtenAt() })
        : readLineTimesAfter(texts, this.#lastLineAt);
    const file = { ...current.file };
    current.offset += bytes.length;
    return parts.map(({ offset, end, text }, index) => {
      const at = times[index];
      this.#lastLineAt = at ?? this.#lastLineAt;
      const next: Position = { file, offset: end, lastLineAt: this.#lastLineAt?.toISOString() ?? null };
      return { offset, text, at, next };
    });
  }

  #toPosition(offset: number, lastLineAt: Date | undefined): Position | undefined {
    return (
      this.#current && { file: this.#current.file, offset, lastLineAt: lastLineAt?.toISOString() ?? null }
    );
  }
}
