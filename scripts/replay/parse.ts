import { type LogLine, readHeader } from './header';
import { plainText } from './text';

/** One line that a player said. */
export interface ChatLine {
  kind: 'chat';
  /** Counted from 1. */
  line: number;
  player: string;
  /** The player's account id, where the log names it. */
  uuid: string | undefined;
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
/** `[G] Steve > hi`: spaces around a single arrow, which also stands in sentences. */
const withPlainArrow = new RegExp(String.raw`^((?:${mark} ?)*)~?(${name})(?: ?${mark})? > (.*)$`, 'su');
/** `/me waves`. */
const emote = new RegExp(String.raw`^\* ~?(${name}) (.+)$`, 'su');

/** What a server that checks accounts writes before the player joins. */
const signIn = new RegExp(
  String.raw`^UUID of player (${name}) is ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$`,
);

const arrival = [
  new RegExp(String.raw`^(?:${mark} ?)*(${name})\[/[^\]]*\] logged in with entity id`),
  new RegExp(
    String.raw`^(?:${mark} ?)*(${name})(?: \(formerly known as [^)]*\))? (?:joined|left) the game\.?$`,
  ),
  signIn,
  new RegExp(String.raw`^(${name}) issued server command: `),
];

const startsWithMark = new RegExp(String.raw`^${mark}`, 'u');
const marks = new RegExp(String.raw`^(?:\s*${mark}\s*)+|(?:\s*${mark}\s*)+$`, 'gu');

/** Marks that a server sets before a chat line and that say nothing about it. */
const statusMarks = /^(?:\[(?:Not Secure|System|CHAT|Chat)\] ?)+/;

/** A chat plugin's channel before the name, which no other plugin writes before its lines. */
const channel = /^\[(?:\p{L}|Global|Local)\]/iu;

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

/** What is chat whether or not the log names the player elsewhere. */
function readCertain(body: string): Said | undefined {
  const certain = readAngled(body) ?? readWith(withArrow, body);
  if (certain ?? !channel.test(body)) return certain;
  return readWith(withColon, body) ?? readWith(withPlainArrow, body);
}

/** What the log says of whom it names as a player: the account ids, in the order of their lines. */
type Players = ReadonlyMap<string, readonly { line: number; uuid: string }[]>;

/** The id last named before a line; before the first sign-in, the one that it names. */
function uuidOf(player: string, line: number, players: Players): string | undefined {
  const signIns = players.get(player) ?? [];
  return (signIns.findLast((entry) => entry.line < line) ?? signIns[0])?.uuid;
}

const maximumMessage = 512;

function asChat(line: number, { player, message }: Said, players: Players): ParsedLine {
  const text = message.trim();
  if (text === '') return { kind: 'unreadable', line, reason: `${player} said nothing` };
  if ([...text].length > maximumMessage) {
    return { kind: 'unreadable', line, reason: `longer than ${maximumMessage} characters` };
  }
  return { kind: 'chat', line, player, uuid: uuidOf(player, line, players), message: text };
}

/** A stack trace goes on over lines without a header. */
const traceLine =
  /^(?:\s+at |\s*\.\.\. \d+ (?:more|common)|Caused by: |\s*Suppressed: |[a-z][\w$]*(?:\.[\w$]+)+(?:Exception|Error)\b)/;

function isChatThread(header: LogLine): boolean {
  return header.thread !== undefined && /^Async Chat Thread/.test(header.thread);
}

/**
 * Reads one line. A single word before a colon or a plain arrow is a player only if the log names that player elsewhere
 * or the chat thread wrote the line: `Environment: production` and `Steve: hi` look the same.
 */
function readLine(text: string, line: number, players: Players): ParsedLine {
  if (text.trim() === '' || traceLine.test(text)) return { kind: 'server', line };
  const header = readHeader(plainText(text));
  if (header === undefined)
    return { kind: 'unreadable', line, reason: 'does not begin like a line of a server log' };
  if (header.level !== 'INFO') return { kind: 'server', line };
  const body = header.body.replace(statusMarks, '');

  if (serverVoice.test(body)) return { kind: 'server', line };

  const certain = readCertain(body);
  if (certain) return asChat(line, certain, players);
  const perhaps = readEmote(body) ?? readWith(withColon, body) ?? readWith(withPlainArrow, body);
  if (perhaps === undefined) return { kind: 'server', line };
  if (players.has(perhaps.player) || isChatThread(header)) return asChat(line, perhaps, players);
  if (!startsWithMark.test(body)) return { kind: 'server', line };
  return {
    kind: 'unreadable',
    line,
    reason: `looks like chat, but no player called ${perhaps.player} was seen`,
  };
}

/** Every player whom the log names: who arrives, leaves, uses a command, or speaks in a form that is chat alone. */
function playersIn(lines: readonly string[]): Players {
  const players = new Map<string, { line: number; uuid: string }[]>();
  const signInsOf = (player: string): { line: number; uuid: string }[] => {
    const signIns = players.get(player) ?? [];
    players.set(player, signIns);
    return signIns;
  };
  for (const [index, line] of lines.entries()) {
    const header = readHeader(plainText(line));
    if (header?.level !== 'INFO') continue;
    const body = header.body.replace(statusMarks, '');
    for (const pattern of arrival) {
      const found = pattern.exec(body)?.[1];
      if (found !== undefined) signInsOf(found);
    }
    const [, player, uuid] = signIn.exec(body) ?? [];
    if (player !== undefined && uuid !== undefined) signInsOf(player).push({ line: index + 1, uuid });
    const said = serverVoice.test(body) ? undefined : readCertain(body);
    if (said) signInsOf(said.player);
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
 * `[World] [Admin] Steve » hi`, `Steve >> hi`,
 * `[G] Steve > hi` and `* Steve waves`.
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
