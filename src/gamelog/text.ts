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
