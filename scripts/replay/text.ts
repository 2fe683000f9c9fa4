import { stripVTControlCharacters } from 'node:util';

const hexColours = /§x(§[0-9a-f]){6}/gi;
const colours = /§[0-9a-fk-or#]/gi;
const otherControls = /\p{Cc}/gu;

/** The words of a log line without Minecraft's and the terminal's colours and without control characters. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(hexColours, '')
    .replaceAll(colours, '')
    .replaceAll('\t', ' ')
    .replaceAll(otherControls, '');
}

/**
 * The text of a log file. Servers write UTF-8; those on old Windows machines write the local code page, which
 * shows as invalid UTF-8.
 */
export function decodeLog(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
