import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeLog } from '../gamelog/text';
import { createLineReader, splitLines } from '../gamelog/parse';
import { type ApiOptions, checkKey } from './api';
import { type LinkConfig, MISSING_PASSWORD, type ServerConfig } from './config';
import { readErrorCode } from './errorCode';
import { RconClient } from './rcon';
import { writeDurably } from './state';

/** One line of `link check`. */
export interface CheckLine {
  ok: boolean;
  text: string;
}

const works = (text: string): CheckLine => ({ ok: true, text });
const fails = (text: string): CheckLine => ({ ok: false, text });

const LAST_LINES = 200;
const TAIL_BYTES = 65_536;
/** Beyond this a verdict's time no longer matches the log's. */
const MAX_SKEW_MS = 30_000;

async function readTail(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const lines = splitLines(decodeLog(buffer.subarray(0, bytesRead)));
    return (length < size ? lines.slice(1) : lines).slice(-LAST_LINES);
  } finally {
    await file.close();
  }
}

async function checkLog({ log, formats }: ServerConfig): Promise<CheckLine[]> {
  let lines: string[];
  try {
    lines = await readTail(log);
  } catch (error) {
    const code = readErrorCode(error);
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code === 'EACCES' ? 'it may not be read' : code;
    return [fails(`log: ${log}: ${reason}`)];
  }
  const reader = createLineReader(formats);
  const parsed = lines.map((line) => reader.read(line));
  const chat = parsed.filter(({ kind }) => kind === 'chat').length;
  const unreadable = parsed.flatMap((line) => (line.kind === 'unreadable' ? [line.reason] : []));
  const found = `${chat} chat lines in the last ${lines.length} lines`;
  const readable = works(`log: ${log} can be read`);
  if (lines.length === 0) return [readable, works('format: the log is empty; the first lines will show it')];
  if (chat > 0) return [readable, works(`format: ${found}`)];
  if (unreadable.length > lines.length / 2 || formats.length > 0)
    return [
      readable,
      fails(`format: ${found}; ${unreadable[0] ?? 'none fits the chat formats'}. Set chat_formats.`),
    ];
  return [readable, works(`format: ${found}; write something in the game and check again`)];
}

async function checkConsole({ rcon, commands }: ServerConfig): Promise<CheckLine[]> {
  if (rcon.password === '') return [fails(`console: rcon.password ${MISSING_PASSWORD}`)];
  const client = new RconClient(rcon);
  try {
    await client.send('list');
    return [
      works(`console: RCON answers on ${rcon.host}:${rcon.port}`),
      ...(commands.note ? [works(`console: ${commands.note}`)] : []),
    ];
  } catch (error) {
    return [fails(`console: ${(error as Error).message}`)];
  } finally {
    client.close();
  }
}

async function checkApi(options: ApiOptions): Promise<CheckLine[]> {
  const key = await checkKey(options);
  if (!key.isAccepted) return [fails(`Torchward: ${key.sentence}`)];
  const lines = [
    works(`Torchward: ${options.url} answers and accepts the key`),
    key.scopeFault === undefined
      ? works('key: has the scope moderate, for verdicts and decisions')
      : fails(`key: ${key.scopeFault}`),
  ];
  const skew = key.aheadMs;
  if (skew === undefined) return lines;
  const seconds = Math.round(Math.abs(skew) / 1_000);
  const side = skew > 0 ? 'ahead of' : 'behind';
  return [
    ...lines,
    Math.abs(skew) > MAX_SKEW_MS
      ? fails(`clock: this machine is ${seconds} s ${side} Torchward; set it by NTP`)
      : works(`clock: agrees with Torchward to ${Math.max(1, seconds)} s`),
  ];
}

async function checkStateFolder({ stateDir }: LinkConfig): Promise<CheckLine> {
  try {
    await writeDurably(join(stateDir, 'check'), '');
    return works(`state: ${stateDir} can be written`);
  } catch (error) {
    return fails(`state: ${stateDir} can't be written (${readErrorCode(error)})`);
  }
}

/** Checks everything that the link needs. @returns a line for each, in the order of what to mend first */
export async function checkSetup(config: LinkConfig, version: string): Promise<CheckLine[]> {
  const lines = [...(await checkApi({ ...config, version })), await checkStateFolder(config)];
  for (const server of config.servers) {
    const own = [...(await checkLog(server)), ...(await checkConsole(server))];
    lines.push(...own.map(({ ok, text }) => ({ ok, text: `${server.name} ${text}` })));
  }
  return lines;
}
