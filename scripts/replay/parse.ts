import { type LogLine, readHeader } from './header';
import { stripColours } from './text';

/** A chat message of a player. */
export interface ChatLine {
  kind: 'chat';
  /** Counted from 1. */
  line: number;
  player: string;
  /** The player's account id, where the log names it. */
  uuid: string | undefined;
  message: string;
}

/** A line that is not chat. An `unreadable` line may be chat; its reason says why the parser can't tell. */
export type OtherLine =
  | { kind: 'server'; line: number }
  | { kind: 'unreadable'; line: number; reason: string };

export type ParsedLine = ChatLine | OtherLine;

export interface ParsedLog {
  chat: readonly ChatLine[];
  /** Number of other lines: joins, deaths, commands, start-up and so on, and blank lines. */
  serverLines: number;
  unreadable: readonly { line: number; reason: string; text: string }[];
}

/** Java names, and Bedrock names with the character that a proxy puts before them. */
const PLAYER_NAME = String.raw`[.*]?[A-Za-z0-9_]{2,16}`;
const MARK = String.raw`(?:\[[^\[\]]{1,32}\]|\([^()]{1,32}\)|\{[^{}]{1,32}\})`;

/** `<Steve> hi`, also with ranks or a nickname inside the angle brackets and marks before them. */
const ANGLED_NAME = new RegExp(String.raw`^(?:${MARK} ?)*<([^<>]{1,64})> ?(.*)$`, 'su');
/** `[VIP] Steve: hi`: the marks are optional, the name is one word, the colon is followed by a space. */
const NAME_COLON = new RegExp(String.raw`^((?:${MARK} ?)*)~?(${PLAYER_NAME})(?: ?${MARK})?: (.*)$`, 'su');
/** `[World] [Admin] Steve » hi` and the arrows that chat plugins use for it. */
const NAME_ARROW = new RegExp(
  String.raw`^((?:${MARK} ?)*)~?(${PLAYER_NAME})(?: ?${MARK})? ?(?:»|›|➤|➜|→|>>|->) ?(.*)$`,
  'su',
);
/** `[G] Steve > hi`: a single arrow with spaces, which sentences also contain. */
const NAME_PLAIN_ARROW = new RegExp(
  String.raw`^((?:${MARK} ?)*)~?(${PLAYER_NAME})(?: ?${MARK})? > (.*)$`,
  'su',
);
/** `/me waves`. */
const EMOTE = new RegExp(String.raw`^\* ~?(${PLAYER_NAME}) (.+)$`, 'su');

/** A server that checks accounts writes this line before the player joins. */
const ACCOUNT_ID = new RegExp(
  String.raw`^UUID of player (${PLAYER_NAME}) is ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$`,
);

const PLAYER_EVENTS = [
  new RegExp(String.raw`^(?:${MARK} ?)*(${PLAYER_NAME})\[/[^\]]*\] logged in with entity id`),
  new RegExp(
    String.raw`^(?:${MARK} ?)*(${PLAYER_NAME})(?: \(formerly known as [^)]*\))? (?:joined|left) the game\.?$`,
  ),
  ACCOUNT_ID,
  new RegExp(String.raw`^(${PLAYER_NAME}) issued server command: `),
];

const STARTS_WITH_MARK = new RegExp(String.raw`^${MARK}`, 'u');
const OUTER_MARKS = new RegExp(String.raw`^(?:\s*${MARK}\s*)+|(?:\s*${MARK}\s*)+$`, 'gu');

/** Marks that a server puts before a chat line; the parser ignores them. */
const STATUS_MARKS = /^(?:\[(?:Not Secure|System|CHAT|Chat)\] ?)+/;

/** A channel before the name; only chat plugins write it. */
const CHANNEL = /^\[(?:\p{L}|Global|Local)\]/iu;

/** An announcement of the server or its console. */
const SERVER_ANNOUNCEMENT = /^\[(?:Server|Rcon|Console|CONSOLE|@)\]/;

/** Reads the name inside angle brackets without ranks and a nickname's tilde; of several words, the last is the name. */
function readPlayerName(inside: string): string | undefined {
  const bare = inside.replaceAll(OUTER_MARKS, '').trim().replace(/^~/, '');
  const last = bare.split(/\s+/).at(-1) ?? '';
  const found = new RegExp(`^${PLAYER_NAME}$`).test(last) ? last : bare;
  return found.length > 0 && [...found].length <= 40 ? found : undefined;
}

interface Utterance {
  player: string;
  message: string;
}

function readAngled(body: string): Utterance | undefined {
  const [, inside, message] = ANGLED_NAME.exec(body) ?? [];
  const player = inside === undefined ? undefined : readPlayerName(inside);
  return player === undefined || message === undefined ? undefined : { player, message };
}

function readByPattern(pattern: RegExp, body: string): Utterance | undefined {
  const [, , player, message] = pattern.exec(body) ?? [];
  return player === undefined || message === undefined ? undefined : { player, message };
}

function readEmote(body: string): Utterance | undefined {
  const [, player, message] = EMOTE.exec(body) ?? [];
  return player === undefined || message === undefined ? undefined : { player, message };
}

/** Reads forms that are always chat, even if the log names the player nowhere else. */
function readUnambiguousChat(body: string): Utterance | undefined {
  const certain = readAngled(body) ?? readByPattern(NAME_ARROW, body);
  if (certain ?? !CHANNEL.test(body)) return certain;
  return readByPattern(NAME_COLON, body) ?? readByPattern(NAME_PLAIN_ARROW, body);
}

/** The account ids of each known player, in the order of their lines. */
type AccountIds = ReadonlyMap<string, readonly { line: number; uuid: string }[]>;

/** Finds the player's last id before a line, or the first one after it. */
function findUuid(player: string, line: number, players: AccountIds): string | undefined {
  const signIns = players.get(player) ?? [];
  return (signIns.findLast((entry) => entry.line < line) ?? signIns[0])?.uuid;
}

const MAX_MESSAGE_LENGTH = 512;

function toParsedLine(line: number, { player, message }: Utterance, players: AccountIds): ParsedLine {
  const text = message.trim();
  if (text === '') return { kind: 'unreadable', line, reason: `${player} said nothing` };
  if ([...text].length > MAX_MESSAGE_LENGTH) {
    return { kind: 'unreadable', line, reason: `longer than ${MAX_MESSAGE_LENGTH} characters` };
  }
  return { kind: 'chat', line, player, uuid: findUuid(player, line, players), message: text };
}

/** Lines of a stack trace, which have no header. */
const STACK_TRACE_LINE =
  /^(?:\s+at |\s*\.\.\. \d+ (?:more|common)|Caused by: |\s*Suppressed: |[a-z][\w$]*(?:\.[\w$]+)+(?:Exception|Error)\b)/;

function isChatThread(header: LogLine): boolean {
  return header.thread !== undefined && /^Async Chat Thread/.test(header.thread);
}

/**
 * Reads one line. A single word before a colon or a plain arrow is a player only if the log names that player elsewhere
 * or the chat thread wrote the line, because `Environment: production` and `Steve: hi` look the same.
 */
function readLine(text: string, line: number, players: AccountIds): ParsedLine {
  if (text.trim() === '' || STACK_TRACE_LINE.test(text)) return { kind: 'server', line };
  const header = readHeader(stripColours(text));
  if (header === undefined)
    return { kind: 'unreadable', line, reason: 'does not begin like a line of a server log' };
  if (header.level !== 'INFO') return { kind: 'server', line };
  const body = header.body.replace(STATUS_MARKS, '');

  if (SERVER_ANNOUNCEMENT.test(body)) return { kind: 'server', line };

  const certain = readUnambiguousChat(body);
  if (certain) return toParsedLine(line, certain, players);
  const perhaps = readEmote(body) ?? readByPattern(NAME_COLON, body) ?? readByPattern(NAME_PLAIN_ARROW, body);
  if (perhaps === undefined) return { kind: 'server', line };
  if (players.has(perhaps.player) || isChatThread(header)) return toParsedLine(line, perhaps, players);
  if (!STARTS_WITH_MARK.test(body)) return { kind: 'server', line };
  return {
    kind: 'unreadable',
    line,
    reason: `looks like chat, but no player called ${perhaps.player} was seen`,
  };
}

/** Finds the players that the log names when they join, leave, use a command or chat in an unambiguous form. */
function findPlayers(lines: readonly string[]): AccountIds {
  const players = new Map<string, { line: number; uuid: string }[]>();
  const signInsOf = (player: string): { line: number; uuid: string }[] => {
    const signIns = players.get(player) ?? [];
    players.set(player, signIns);
    return signIns;
  };
  for (const [index, line] of lines.entries()) {
    const header = readHeader(stripColours(line));
    if (header?.level !== 'INFO') continue;
    const body = header.body.replace(STATUS_MARKS, '');
    for (const pattern of PLAYER_EVENTS) {
      const found = pattern.exec(body)?.[1];
      if (found !== undefined) signInsOf(found);
    }
    const [, player, uuid] = ACCOUNT_ID.exec(body) ?? [];
    if (player !== undefined && uuid !== undefined) signInsOf(player).push({ line: index + 1, uuid });
    const said = SERVER_ANNOUNCEMENT.test(body) ? undefined : readUnambiguousChat(body);
    if (said) signInsOf(said.player);
  }
  return players;
}

/** Splits a file into lines at any kind of line end and removes the byte order mark. */
export function splitLines(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Finds the chat messages in a game server's `latest.log`.
 *
 * Understands vanilla, Spigot, Paper, Fabric and Forge, and chat as `<Steve> hi`, `[VIP] Steve: hi`, `[World] [Admin]
 * Steve » hi`, `Steve >> hi`, `[G] Steve > hi` and `* Steve waves`.
 */
export function parseLog(text: string): ParsedLog {
  const lines = splitLines(text);
  const players = findPlayers(lines);
  const parsed = lines.map((line, index) => readLine(line, index + 1, players));
  return {
    chat: parsed.filter((entry) => entry.kind === 'chat'),
    serverLines: parsed.filter((entry) => entry.kind === 'server').length,
    unreadable: parsed.flatMap((entry) =>
      entry.kind === 'unreadable'
        ? [{ line: entry.line, reason: entry.reason, text: stripColours(lines[entry.line - 1] ?? '') }]
        : [],
    ),
  };
}
