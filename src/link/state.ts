import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { decisionResultValues } from '../contract/enums.gen';
import { ORDERS } from './commands';
import { createFolder } from './createFolder';
import { readErrorCode } from './errorCode';

/** What tells a log file from every other, also after it was renamed or compressed. */
const fileMarkSchema = v.object({
  /** Made when the link first opened the file; part of each message id, so that a repeated line is the same message. */
  id: v.string(),
  /** Device and inode, which a file keeps when it is renamed. */
  inode: v.string(),
  /**
   * SHA-256 of the first `headLength` bytes of the uncompressed file, by which the link knows the file after
   * compression.
   */
  head: v.string(),
  headLength: v.number(),
});

export type FileMark = v.InferOutput<typeof fileMarkSchema>;

/** How far the link has read. */
const positionSchema = v.object({
  file: fileMarkSchema,
  /** Bytes whose lines are answered. */
  offset: v.number(),
  /** Time of the last line before the offset; null before the first one. */
  lastLineAt: v.nullable(v.string()),
});

export type Position = v.InferOutput<typeof positionSchema>;

/** An order that is not carried out yet. */
const pendingOrderSchema = v.object({
  order: v.picklist(ORDERS),
  name: v.string(),
  uuid: v.string(),
  reason: v.string(),
  seconds: v.nullable(v.number()),
  /** When it was decided; orders about a moment are dropped when they come too late. */
  decidedAt: v.string(),
  /** Not before this moment; only for what takes a temporary order back. */
  dueAt: v.exactOptional(v.string()),
  /** The decision that it belongs to; a verdict's order has none. */
  decision: v.exactOptional(v.string()),
});

export type PendingOrder = v.InferOutput<typeof pendingOrderSchema>;

/** What Torchward is still to learn about a decision. */
const pendingReportSchema = v.object({
  id: v.string(),
  result: v.picklist(decisionResultValues),
  detail: v.exactOptional(v.string()),
});

export type PendingReport = v.InferOutput<typeof pendingReportSchema>;

/** Everything that the link must not forget about one game server. */
const stateSchema = v.object({
  version: v.literal(1),
  position: v.optional(v.nullable(positionSchema), null),
  orders: v.optional(v.array(pendingOrderSchema), []),
  /** Orders whose player was offline; the next login brings them back. */
  atLogin: v.optional(v.array(pendingOrderSchema), []),
  reports: v.optional(v.array(pendingReportSchema), []),
  /** How the last decisions ended, the newest at the end; a repeated one is only reported again. */
  ended: v.optional(v.array(pendingReportSchema), []),
  /** Uuids of the players who are online, by name. */
  players: v.optional(v.record(v.string(), v.string()), {}),
});

export type LinkState = v.InferOutput<typeof stateSchema>;

function parseState(text: string): LinkState | undefined {
  try {
    return v.parse(stateSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

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
      throw new Error(
        `The state file ${path} can't be read (${readErrorCode(error)}). ` +
          'Let this user read it. Move it away to begin at the end of the log.',
      );
    });
    const state = text === undefined ? v.parse(stateSchema, { version: 1 }) : parseState(text);
    if (state !== undefined) return new StateFile(path, state, write);
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

/** Replaces a file by one rename after its content has reached the disk. Only the owner of the process can read it. */
export async function writeDurably(path: string, text: string): Promise<void> {
  await createFolder(dirname(path));
  const beside = `${path}.new`;
  try {
    const file = await open(beside, 'w', 0o600);
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
