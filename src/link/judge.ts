import { createReadStream } from 'node:fs';
import type { ModerateRequest } from '../contract/api.gen';
import { describeViolationToPlayer } from '../contract/describeViolationToPlayer';
import { computeOfflineUuid } from '../gamelog/offlineUuid';
import { createLineReader, type LineReader, type LoginChange } from '../gamelog/parse';
import { type LineVerdict, TorchwardError } from '../sdk/index';
import { streamLines } from '../gamelog/text';
import { callTorchward, type LinkContext, pause, save } from './context';
import { readErrorCode } from './errorCode';
import { LogFollower, type LogLine } from './follower';
import type { OrderQueue } from './orders';
import type { Position } from './state';

const MAX_BATCH_LINES = 100;
const POLL_MS = 250;
/** Milliseconds after which the link resends a line that Torchward has judged but not stored. */
const RESEND_INTERVAL_MS = 2_000;
/** Milliseconds after which the link stops resending such a line, because the chat after it waits. */
const RESEND_TIMEOUT_MS = 10 * 60_000;
/** Longer lines are no chat; a game's chat line has at most 256 characters. */
const MAX_LINE_LENGTH = 8_192;

interface Said {
  message: ModerateRequest;
  at: Date | undefined;
}

/** Follows one log, has its chat judged, and turns verdicts into orders. */
export class ChatJudge {
  readonly #context: LinkContext;
  readonly #orders: OrderQueue;
  readonly #onLoginChange: (loginChange: LoginChange) => void;
  readonly #reader: LineReader;
  readonly #follower: LogFollower;
  /** Whether the link has no place in this log yet and starts at the log's end. */
  #isNewToLog: boolean;

  constructor(context: LinkContext, orders: OrderQueue, onLoginChange: (loginChange: LoginChange) => void) {
    this.#context = context;
    this.#orders = orders;
    this.#onLoginChange = onLoginChange;
    const { config, file, notify } = context;
    this.#reader = createLineReader(config.formats, Object.entries(file.state.players));
    this.#isNewToLog = file.state.position === null && !config.fromStart;
    this.#follower = new LogFollower({
      path: config.log,
      position: file.state.position,
      fromStart: config.fromStart,
      onWarning: (sentence) => notify(`${config.name}: ${sentence}`),
    });
  }

  /** Works until the link stops. */
  async run(): Promise<void> {
    const { signal } = this.#context;
    try {
      while (!signal.aborted) {
        const lines = await this.#read();
        if (lines.length === 0) await pause(POLL_MS, signal);
        else await this.#judgeLines(lines);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      await this.#follower.close();
    }
  }

  async #read(): Promise<LogLine[]> {
    const { status, config, file } = this.#context;
    try {
      const lines = await this.#follower.read();
      status.isLogOpen = this.#follower.isOpen;
      status.faults.log = undefined;
      const { position } = this.#follower;
      if (this.#isNewToLog && position) {
        this.#isNewToLog = false;
        await this.#readEarlierLogins(lines[0]?.offset ?? position.offset);
      }
      // Without this a crash before the first line would begin at a later end of the log.
      if (file.state.position === null && position && lines.length === 0) await this.#savePosition(position);
      return lines;
    } catch (error) {
      status.faults.log = `${config.log} can't be read (${readErrorCode(error)}).`;
      return [];
    }
  }

  /**
   * Learns which players are online, and their uuids, from the part of the log before the place at which the link
   * begins.
   *
   * @param end that place, in bytes
   */
  async #readEarlierLogins(end: number): Promise<void> {
    const { config, notify } = this.#context;
    if (end === 0) return;
    notify(
      `${config.name}: begins with the next line of the log. Earlier chat is read with --from-start alone.`,
    );
    for await (const text of streamLines(createReadStream(config.log, { end: end - 1 }))) {
      if (text.length > MAX_LINE_LENGTH) continue;
      const parsed = this.#reader.read(text);
      if (parsed.kind === 'server' && parsed.loginChange) this.#notePlayer(parsed.loginChange);
    }
  }

  #notePlayer({ player, isOnline }: LoginChange): void {
    const { state } = this.#context.file;
    const uuid = this.#reader.players.get(player);
    const { [player]: _, ...others } = state.players;
    state.players = isOnline && uuid !== undefined ? { ...others, [player]: uuid } : others;
  }

  async #savePosition(position: Position): Promise<void> {
    this.#context.file.state.position = position;
    await save(this.#context);
  }

  async #judgeLines(lines: readonly LogLine[]): Promise<void> {
    const { state } = this.#context.file;
    const [first] = lines;
    if (first && state.position?.file.id !== first.next.file.id) {
      // A restart after a crash has to make the same message ids, which contain the file's id.
      await this.#savePosition({ ...first.next, offset: first.offset });
    }
    let said: Said[] = [];
    for (const line of lines) {
      const message = this.#readLine(line);
      if (message) said.push(message);
      if (said.length < MAX_BATCH_LINES) continue;
      await this.#orders.waitForRoom();
      await this.#judge(said);
      await this.#savePosition(line.next);
      said = [];
    }
    const last = lines.at(-1);
    if (said.length > 0) await this.#judge(said);
    if (last && state.position?.offset !== last.next.offset) await this.#savePosition(last.next);
  }

  #readLine({ text, offset, at, next }: LogLine): Said | undefined {
    if (text.length > MAX_LINE_LENGTH) return undefined;
    const { config, status } = this.#context;
    const parsed = this.#reader.read(text);
    status.lastLineAt = at ?? status.lastLineAt;
    if (parsed.kind === 'server' && parsed.loginChange) {
      this.#notePlayer(parsed.loginChange);
      this.#onLoginChange(parsed.loginChange);
    }
    if (parsed.kind !== 'chat') return undefined;
    const message: ModerateRequest = {
      message: parsed.message,
      player_name: parsed.player,
      player_uuid: parsed.uuid ?? computeOfflineUuid(parsed.player),
      server: config.name,
      message_id: `link-${next.file.id}-${offset}`,
      ...(parsed.channel !== undefined && { channel: parsed.channel }),
      ...(at && { sent_at: at.toISOString() }),
    };
    return { message, at };
  }

  /** Sends messages until each has a verdict that is stored, is refused, or was not stored for ten minutes. */
  async #judge(said: readonly Said[]): Promise<void> {
    const { api, signal, now } = this.#context;
    const givesUpAt = now().getTime() + RESEND_TIMEOUT_MS;
    const ordered = new Set<Said>();
    for (let open = said; open.length > 0;) {
      const messages = open.map(({ message }) => message);
      const answers = await callTorchward(this.#context, 'api', () =>
        api.moderateBatch(messages, { deadlineMs: Infinity, signal }),
      );
      const again: Said[] = [];
      for (const [index, line] of open.entries()) {
        const answer = answers[index];
        if (answer === undefined) continue;
        if (answer instanceof TorchwardError) {
          if (answer.canRetry) again.push(line);
          else this.#onRefused(line, answer);
          continue;
        }
        if (!ordered.has(line)) this.#onVerdict(line, answer);
        ordered.add(line);
        if (answer.stored !== false) continue;
        if (now().getTime() < givesUpAt) again.push(line);
        else this.#onNeverStored(line);
      }
      open = again;
      if (open.length > 0) await pause(RESEND_INTERVAL_MS, signal);
      signal.throwIfAborted();
    }
  }

  #onRefused({ message }: Said, refusal: TorchwardError): void {
    const { status, config, notify } = this.#context;
    status.refused += 1;
    notify(`${config.name}: Torchward refused message ${String(message.message_id)}: ${refusal.message}`);
  }

  #onNeverStored({ message }: Said): void {
    const { config, notify } = this.#context;
    notify(
      `${config.name}: Torchward judged message ${String(message.message_id)} and did not store it for ten minutes, so it is missing from the logs.`,
    );
  }

  #onVerdict({ message, at }: Said, verdict: LineVerdict): void {
    if (verdict.answered_by === 'client') return;
    const { status, config, now } = this.#context;
    const { final_action: action, category } = verdict;
    status.judged += 1;
    if (action === 'none') return;
    status.lastVerdict = { action, at: now() };
    this.#orders.add({
      order: action,
      name: message.player_name,
      uuid: message.player_uuid,
      reason: describeViolationToPlayer(category),
      seconds: action === 'mute' ? config.muteSeconds : null,
      decidedAt: (at ?? now()).toISOString(),
    });
  }
}
