import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DecisionResult } from '../contract/api.gen';
import type { Order } from './commands';
import { readErrorCode } from './errorCode';

/** What tells a log file from every other, also after it was renamed or compressed. */
export interface FileMark {
  /** Made when the link first opened the file; part of each message id, so that a repeated line is the same message. */
  id: string;
  /** Device and inode, which a file keeps when it is renamed. */
  inode: string;
  /**
   * SHA-256 of the first `headLength` bytes of the uncompressed file, by which the link knows the file after
   * compression.
   */
  head: string;
  headLength: number;
}

/** How far the link has read. */
export interface Position {
  file: FileMark;
  /** Bytes whose lines are answered. */
  offset: number;
  /** Time of the last line before the offset; null before the first one. */
  lastLineAt: string | null;
}

/** An order that is not carried out yet. */
export interface PendingOrder {
  order: Order;
  name: string;
  uuid: string;
  reason: string;
  seconds: number | null;
  /** When it was decided; orders about a moment are dropped when they come too late. */
  decidedAt: string;
  /** Not before this moment; only for what takes a temporary order back. */
  dueAt?: string;
  /** The decision that it belongs to; a verdict's order has none. */
  decision?: string;
}

/** What Torchward is still to learn about a decision. */
export interface PendingReport {
  id: string;
  result: DecisionResult;
  detail?: string;
}

/** Everything that the link must not forget about one game server. */
export interface LinkState {
  version: 1;
  position: Position | null;
  orders: PendingOrder[];
  /** Orders whose player was offline; the next login brings them back. */
  atLogin: PendingOrder[];
  reports: PendingReport[];
  /** How the last decisions ended, the newest at the end; a repeated one is only reported again. */
  ended: PendingReport[];
  /** Uuids of the players who are online, by name. */
  players: Record<string, string>;
}

const createState = (): LinkState => ({
  version: 1,
  position: null,
  orders: [],
  atLogin: [],
  reports: [],
  ended: [],
  players: {},
});

/** The state of one game server in a file of its own, replaced as a whole, so that a crash leaves the old or the new one. */
export class StateFile {
  readonly path: string;
  readonly state: LinkState;
  #saving: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;
  readonly #write: typeof writeDurably;

  private constructor(path: string, state: LinkState, write: typeof writeDurably) {
    this.path = path;
    this.state = state;
    this.#write = write;
  }

  /** @throws {Error} in a sentence, when the file can't be read or is no state of this version */
  static async open(path: string, write: typeof writeDurably = writeDurably): Promise<StateFile> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (readErrorCode(error) === 'ENOENT') return undefined;
      throw new Error(`The state file ${path} can't be read (${readErrorCode(error)}).`);
    });
    if (text === undefined) return new StateFile(path, createState(), write);
    try {
      const state = JSON.parse(text) as Partial<LinkState>;
      if (state.version === 1) return new StateFile(path, { ...createState(), ...state }, write);
    } catch {
      // The sentence below says it.
    }
    throw new Error(`${path} is not a state file of this version. Delete it to begin at the end of the log.`);
  }

  /**
   * Saves the state as it is when the write begins; calls during a write share the next one.
   *
   * @throws {Error} when the file can't be written; the state in memory stays as it is
   */
  save(): Promise<void> {
    this.#queued ??= this.#saving
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined;
        this.#saving = this.#write(this.path, JSON.stringify(this.state));
        return this.#saving;
      });
    return this.#queued;
  }
}

/** Replaces a file by one rename after its content has reached the disk. */
export async function writeDurably(path: string, text: string, mode = 0o600): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  try {
    const file = await open(beside, 'w', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}
