import { type LogLine, readHeader } from './header';
import { plainText } from './text';

/** One line that a player said. */
export interface ChatLine {
  kind: 'chat';
  /** Counted from 1. */
  line: number;
  player: string;
  message: string;
}

/** A line that is not chat. `unreadable` might have been chat, and says why it is not taken for it. */
export type OtherLine =
  | { kind: 'server'; line: number }
  | { kind: 'unreadable'; line: number; reason: string };

export type ParsedLine = ChatLine | OtherLine;

export interface ParsedLog {
  chat: readonly ChatLine[];
  /** Joins, deaths, commands, start-up and so on, and blank lines. */
  serverLines: number;
  unreadable: readonly { line: number; reason: string; text: string }[];
}

/** Java names, and Bedrock names with the mark that a proxy puts before them. */
const name = String.raw`[.*]?[A-Za-z0-9_]{2,16}`;
const mark = String.raw`(?:\[[^\[\]]{1,32}\]|\([^()]{1,32}\)|\{[^{}]{1,32}\})`;

/** `<Steve> hi`, also with ranks or a nickname inside the angles and marks before them. */
const angled = new RegExp(String.raw`^(?:${mark} ?)*<([^<>]{1,64})> ?(.*)$`, 'su');
/** `[VIP] Steve: hi`: the marks are optional, the name is one word, the colon is followed by a space. */
const withColon = new RegExp(String.raw`^((?:${mark} ?)*)~?(${name})(?: ?${mark})?: (.*)$`, 'su');
/** `[World] [Admin] Steve » hi` and the arrows that chat plugins use for it. */
const withArrow = new RegExp(
  String.raw`^((?:${mark} ?)*)~?(${name})(?: ?${mark})? ?(?:»|›|➤|➜|→|>>|->) ?(.*)$`,
  'su',
);
/** `/me waves`. */
const emote = new RegExp(String.raw`^\* ~?(${name}) (.+)$`, 'su');

const arrival = [
  new RegExp(String.raw`^(?:${mark} ?)*(${name})\[/[^\]]*\] logged in with entity id`),
  new RegExp(
    String.raw`^(?:${mark} ?)*(${name})(?: \(formerly known as [^)]*\))? (?:joined|left) the game\.?$`,
  ),
  new RegExp(String.raw`^UUID of player (${name}) is `),
  new RegExp(String.raw`^(${name}) issued server command: `),
];

const marks = new RegExp(String.raw`^(?:\s*${mark}\s*)+|(?:\s*${mark}\s*)+$`, 'gu');

/** Marks that a server sets before a chat line and that say nothing about it. */
const statusMarks = /^(?:\[(?:Not Secure|System|CHAT|Chat)\] ?)+/;

/** What the server or its console says to everybody. */
const serverVoice = /^\[(?:Server|Rcon|Console|CONSOLE|@)\]/;

/** The name inside the angles: without ranks, without the tilde of a nickname; several words mean rank and name. */
function speaker(inside: string): string | undefined {
  const bare = inside.replaceAll(marks, '').trim().replace(/^~/, '');
  const last = bare.split(/\s+/).at(-1) ?? '';
  const found = new RegExp(`^${name}$`).test(last) ? last : bare;
  return found.length > 0 && [...found].length <= 40 ? found : undefined;
}

interface Said {
  player: string;
  message: string;
}

function readAngled(body: string): Said | undefined {
  const [, inside, message] = angled.exec(body) ?? [];
  const player = inside === undefined ? undefined : speaker(inside);
  return player === undefined || message === undefined ? undefined : { player, message };
}

function readWith(pattern: RegExp, body: string): Said | undefined {
  const [, , player, message] = pattern.exec(body) ?? [];
  return player === undefined || message === undefined ? undefined : { player, message };
}

function readEmote(body: string): Said | undefined {
  const [, player, message] = emote.exec(body) ?? [];
  return player === undefined || message === undefined ? undefined : { player, message };
}

const maximumMessage = 512;

function asChat(line: number, { player, message }: Said): ParsedLine {
  const text = message.trim();
  if (text === '') return { kind: 'unreadable', line, reason: `${player} said nothing` };
  if ([...text].length > maximumMessage) {
    return { kind: 'unreadable', line, reason: `longer than ${maximumMessage} characters` };
  }
  return { kind: 'chat', line, player, message: text };
}

/** A stack trace goes on over lines without a header. */
const traceLine =
  /^(?:\s+at |\s*\.\.\. \d+ (?:more|common)|Caused by: |\s*Suppressed: |[a-z][\w$]*(?:\.[\w$]+)+(?:Exception|Error)\b)/;

function isChatThread(header: LogLine): boolean {
  return header.thread !== undefined && /^Async Chat Thread/.test(header.thread);
}

/**
 * Reads one line. A single word before a colon is a player only if the log has named that player elsewhere or the
 * chat thread wrote the line: `Environment: production` and `Steve: hi` look the same.
 */
function readLine(text: string, line: number, players: ReadonlySet<string>): ParsedLine {
  if (text.trim() === '' || traceLine.test(text)) return { kind: 'server', line };
  const header = readHeader(plainText(text));
  if (header === undefined)
    return { kind: 'unreadable', line, reason: 'does not begin like a line of a server log' };
  if (header.level !== 'INFO') return { kind: 'server', line };
  const body = header.body.replace(statusMarks, '');

  if (serverVoice.test(body)) return { kind: 'server', line };

  const certain = readAngled(body) ?? readWith(withArrow, body);
  if (certain) return asChat(line, certain);
  const acted = readEmote(body);
  if (acted && (players.has(acted.player) || isChatThread(header))) return asChat(line, acted);
  const perhaps = readWith(withColon, body);
  if (perhaps && (players.has(perhaps.player) || isChatThread(header))) return asChat(line, perhaps);
  if (perhaps && new RegExp(String.raw`^${mark}`, 'u').test(body)) {
    return {
      kind: 'unreadable',
      line,
      reason: `looks like chat, but no player called ${perhaps.player} was seen`,
    };
  }
  return { kind: 'server', line };
}

/** Everybody whom the log names as a player: who arrives, leaves, uses a command or speaks in angles. */
function playersIn(lines: readonly string[]): Set<string> {
  const players = new Set<string>();
  for (const line of lines) {
    const header = readHeader(plainText(line));
    if (header?.level !== 'INFO') continue;
    const body = header.body.replace(statusMarks, '');
    for (const pattern of arrival) {
      const found = pattern.exec(body)?.[1];
      if (found !== undefined) players.add(found);
    }
    const said = serverVoice.test(body) ? undefined : readAngled(body);
    if (said) players.add(said.player);
  }
  return players;
}

/** The lines of a file, without the byte order mark and whichever line ends it has. */
export function splitLines(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Finds what players said in a game server's `latest.log`. Pure: the same text gives the same result.
 *
 * Understands vanilla, Spigot, Paper, Fabric and Forge, and chat as `<Steve> hi`, `[VIP] Steve: hi`,
 * `[World] [Admin] Steve » hi`, `Steve >> hi` and `* Steve waves`.
 */
export function parseLog(text: string): ParsedLog {
  const lines = splitLines(text);
  const players = playersIn(lines);
  const parsed = lines.map((line, index) => readLine(line, index + 1, players));
  return {
    chat: parsed.filter((entry) => entry.kind === 'chat'),
    serverLines: parsed.filter((entry) => entry.kind === 'server').length,
    unreadable: parsed.flatMap((entry) =>
      entry.kind === 'unreadable'
        ? [{ line: entry.line, reason: entry.reason, text: plainText(lines[entry.line - 1] ?? '') }]
        : [],
    ),
  };
}
