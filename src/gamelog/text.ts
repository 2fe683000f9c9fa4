import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

const HEX_COLOURS = /§x(§[0-9a-f]){6}/gi;
const COLOURS = /§[0-9a-fk-or#]/gi;
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Removes Minecraft's and the terminal's colour codes and all control characters. */
export function stripColours(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(HEX_COLOURS, '')
    .replaceAll(COLOURS, '')
    .replaceAll('\t', ' ')
    .replaceAll(CONTROL_CHARACTERS, '');
}

/**
 * Reads text line by line, each ended by a line feed. From Node 24 on, readline also ends a line at U+2028 and U+2029, so
 * that a player could write lines of the server's into chat.
 */
export async function* streamLines(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Decodes a log file. Servers write UTF-8, but on old Windows machines they write the local code page, which is invalid
 * as UTF-8.
 */
export function decodeLog(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
