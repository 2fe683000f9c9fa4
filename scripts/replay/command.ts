import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type ChatFormat, compileChatFormat } from '../../src/gamelog/chatFormat';
import { computeOfflineUuid } from '../../src/gamelog/offlineUuid';
import { parseLog, splitLines } from '../../src/gamelog/parse';
import { decodeLog } from '../../src/gamelog/text';
import { readLineTimes } from '../../src/gamelog/times';
import { computeMessageId } from './identity';
import { addAnswer, countModerated, createReplayCounts, formatProgressBar, formatSummary } from './report';
import { ReplayStoppedError, Sender } from './send';
import type { Terminal } from '../terminal';

export const USAGE = `npm run replay -- FILE [--key KEY] [--url URL] [--rate N] [--server NAME] [--format FORMAT]

Sends each chat line of a game server's latest.log (or a .log.gz) to POST /v1/moderate.

  --key     API key; default: TORCHWARD_API_KEY, else the demo's own key
  --url     origin of Torchward; default: TORCHWARD_URL, else localhost on PORT (3000)
  --rate    messages a second; default: as fast as the server answers
  --server  name of the game server that the log is from; default: none
  --format  how a chat line looks, such as "[G] {name} > {text}"; default: every format that the parser knows`;

/** The checked options of a replay. */
export interface ReplayOptions {
  file: string;
  key: string;
  url: string;
  /** Messages a second; Infinity for no limit. */
  rate: number;
  /** Name of the game server, sent with each message. */
  server?: string | undefined;
  /** The owner's own chat format; every known one without it. */
  format?: ChatFormat | undefined;
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ReplayStoppedError(`--url must be an http or https address, and is "${text}".`);
  }
  return url.origin;
}

/** Returns the origin on which `npm start` listens with the same environment. */
function readLocalUrl(env: NodeJS.ProcessEnv): string {
  const port = env['PORT'] || '3000';
  if (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)
    return `http://localhost:${port}`;
  throw new ReplayStoppedError(`PORT must be a number from 1 to 65535, and is "${port}".`);
}

/** Reads the key that `npm start` created on this machine, so that the owner need not copy it. */
function readDemoKey(env: NodeJS.ProcessEnv): string | undefined {
  try {
    const file = readFileSync(join(env['DATA_DIR'] ?? '.data', 'demo.json'), 'utf8');
    const { apiKey } = JSON.parse(file) as { apiKey?: unknown };
    return typeof apiKey === 'string' ? apiKey : undefined;
  } catch {
    return undefined;
  }
}

/** The contract's pattern. */
const SERVER_NAME = /^[^\p{Cc}\p{Cs}]{1,64}$/u;

function readFormat(text: string | undefined): ChatFormat | undefined {
  try {
    return text === undefined ? undefined : compileChatFormat(text);
  } catch (error) {
    throw new ReplayStoppedError(`--format: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws {ReplayStoppedError} with one sentence when something is missing or wrong */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): ReplayOptions {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        url: { type: 'string' },
        rate: { type: 'string' },
        server: { type: 'string' },
        format: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ReplayStoppedError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  const [file, ...others] = parsed.positionals;
  if (file === undefined || others.length > 0) throw new ReplayStoppedError(`Name one log file.\n\n${USAGE}`);
  const {
    key = env['TORCHWARD_API_KEY'] || readDemoKey(env),
    url = env['TORCHWARD_URL'] || readLocalUrl(env),
    rate,
    server,
  } = parsed.values;
  if (key === undefined || key === '') {
    throw new ReplayStoppedError(
      'An API key is needed: --key KEY or TORCHWARD_API_KEY. npm start prints one.',
    );
  }
  const perSecond = rate === undefined ? Infinity : Number(rate);
  if (!(perSecond > 0))
    throw new ReplayStoppedError(`--rate must be a number above 0, and is "${rate ?? ''}".`);
  if (server !== undefined && !SERVER_NAME.test(server))
    throw new ReplayStoppedError(
      '--server must be a name of 1 to 64 characters, without control characters.',
    );
  return { file, key, url: readUrl(url), rate: perSecond, server, format: readFormat(parsed.values.format) };
}

async function readLogFile(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return decodeLog(packed ? gunzipSync(bytes) : bytes);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reasons: Record<string, string> = {
      ENOENT: 'There is no file',
      EISDIR: 'This is a folder, not a file:',
      EACCES: 'This file may not be read:',
    };
    throw new ReplayStoppedError(`${reasons[code] ?? `This file cannot be read (${code}):`} ${file}`);
  }
}

/**
 * Replays one log, line after line, so that each player's lines arrive in their order.
 *
 * @param stopped called before each message; true ends the run early with its summary
 * @returns exit code: 0 when every chat line was moderated, 1 otherwise
 * @throws {ReplayStoppedError} with one sentence when the run can't continue
 */
export async function replay(
  options: ReplayOptions,
  terminal: Terminal,
  stopped: () => boolean,
): Promise<number> {
  const text = await readLogFile(options.file);
  const lines = splitLines(text);
  const log = parseLog(text, options.format ? [options.format] : []);
  const counts = createReplayCounts();
  const identity = { name: basename(options.file), firstLine: lines[0] ?? '' };
  const { mtime: writtenAt } = await stat(options.file);
  const times = readLineTimes(lines, { name: identity.name, writtenAt });
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const sender = new Sender({
    url: options.url,
    key: options.key,
    onRetry: (reason) => terminal.progress(reason),
  });

  try {
    for (const [index, { line, player, uuid, message }] of log.chat.entries()) {
      const due = (index / options.rate) * 1000 - (performance.now() - started);
      if (due > 0) await pause(due);
      if (stopped()) break;
      const sentAt = times[line - 1];
      const result = await sender.send({
        message,
        player_name: player,
        player_uuid: uuid ?? computeOfflineUuid(player),
        ...(options.server !== undefined && { server: options.server }),
        message_id: computeMessageId(identity, line, lines[line - 1] ?? ''),
        ...(sentAt ? { sent_at: sentAt.toISOString() } : {}),
      });
      addAnswer(counts, line, result);
      terminal.progress(formatProgressBar(index + 1, log.chat.length, seconds()));
    }
  } finally {
    terminal.progress('');
    // A run that ends before its first answer prints no summary, only the reason.
    const hasAnswers = countModerated(counts) + counts.refused.length > 0 || log.chat.length === 0;
    for (const entry of hasAnswers ? formatSummary(counts, log.chat.length, log, seconds()) : [])
      terminal.out(entry);
  }
  return countModerated(counts) === log.chat.length ? 0 : 1;
}
