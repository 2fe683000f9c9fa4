import type { ChatFormat } from './chatFormat';
import { type ParsedLogLine, readHeader } from './header';
import { stripColours } from './text';

/** A chat message of a player. */
export interface ChatLine {
  kind: 'chat';
  /** Counted from 1. */
  line: number;
  player: string;
  /** Undefined where the log does not name it. */
  uuid: string | undefined;
  message: string;
  /** Where it was said, as the owner's chat format names it; undefined for public chat. */
  channel?: string | undefined;
}

/** A line that is not chat. An `unreadable` line may be chat; its reason says why the parser can't tell. */
export type OtherLine =
  | {
      kind: 'server';
      line: number;
      /** The player who joined or left with this line. */
      loginChange?: LoginChange | undefined;
    }
  | { kind: 'unreadable'; line: number; reason: string };

export type ParsedLine = ChatLine | OtherLine;

/** A player's arrival or departure. */
export interface LoginChange {
  player: string;
  isOnline: boolean;
}

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
/** `[World] [Admin] Steve » hi`, and the other arrows that chat plugins put between the name and the message. */
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

const LOGGED_IN = new RegExp(String.raw`^(?:${MARK} ?)*(${PLAYER_NAME})\[/[^\]]*\] logged in with entity id`);
const JOINED_OR_LEFT = new RegExp(
  String.raw`^(?:${MARK} ?)*(${PLAYER_NAME})(?: \(formerly known as [^)]*\))? (joined|left) the game\.?$`,
);

const PLAYER_EVENTS = [
  LOGGED_IN,
  JOINED_OR_LEFT,
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

/** The players that the log has named. */
interface KnownPlayers {
  has: (player: string) => boolean;
  /** Finds the uuid that a player had at a line. */
  findUuid: (player: string, line: number) => string | undefined;
}

const MAX_MESSAGE_LENGTH = 512;

function toParsedLine(
  line: number,
  { player, message }: Utterance,
  players: KnownPlayers,
  channel?: string,
): ParsedLine {
  const text = message.trim();
  if (text === '') return { kind: 'unreadable', line, reason: `${player} said nothing` };
  if ([...text].length > MAX_MESSAGE_LENGTH) {
    return { kind: 'unreadable', line, reason: `longer than ${MAX_MESSAGE_LENGTH} characters` };
  }
  const uuid = players.findUuid(player, line);
  return { kind: 'chat', line, player, uuid, message: text, ...(channel !== undefined && { channel }) };
}

/** Lines of a stack trace, which have no header. */
const STACK_TRACE_LINE =
  /^(?:\s+at |\s*\.\.\. \d+ (?:more|common)|Caused by: |\s*Suppressed: |[a-z][\w$]*(?:\.[\w$]+)+(?:Exception|Error)\b)/;

function isChatThread(header: ParsedLogLine): boolean {
  return header.thread !== undefined && /^Async Chat Thread/.test(header.thread);
}

function readLoginChange(body: string): LoginChange | undefined {
  const loggedIn = LOGGED_IN.exec(body)?.[1];
  if (loggedIn !== undefined) return { player: loggedIn, isOnline: true };
  const [, player, verb] = JOINED_OR_LEFT.exec(body) ?? [];
  return player === undefined ? undefined : { player, isOnline: verb === 'joined' };
}

/** Reads a line in one of the owner's formats; what fits none is not chat. */
function readByFormats(
  line: number,
  body: string,
  players: KnownPlayers,
  formats: readonly ChatFormat[],
): ParsedLine {
  for (const { pattern, channel } of formats) {
    const { name, text } = pattern.exec(body)?.groups ?? {};
    if (name !== undefined && text !== undefined)
      return toParsedLine(line, { player: name, message: text }, players, channel);
  }
  const loginChange = readLoginChange(body);
  return { kind: 'server', line, ...(loginChange && { loginChange }) };
}

/**
 * Reads one line. A single word before a colon or a plain arrow is a player only if the log names that player elsewhere
 * or the chat thread wrote the line, because `Environment: production` and `Steve: hi` look the same.
 */
function readLine(
  text: string,
  line: number,
  players: KnownPlayers,
  formats: readonly ChatFormat[],
): ParsedLine {
  if (text.trim() === '' || STACK_TRACE_LINE.test(text)) return { kind: 'server', line };
  const header = readHeader(stripColours(text));
  if (header === undefined)
    return { kind: 'unreadable', line, reason: 'does not begin like a line of a server log' };
  if (header.level !== 'INFO') return { kind: 'server', line };
  const body = header.body.replace(STATUS_MARKS, '');

  if (SERVER_ANNOUNCEMENT.test(body)) return { kind: 'server', line };
  if (formats.length > 0) return readByFormats(line, body, players, formats);

  const certain = readUnambiguousChat(body);
  if (certain) return toParsedLine(line, certain, players);
  const perhaps = readEmote(body) ?? readByPattern(NAME_COLON, body) ?? readByPattern(NAME_PLAIN_ARROW, body);
  if (perhaps === undefined) {
    const loginChange = readLoginChange(body);
    return { kind: 'server', line, ...(loginChange && { loginChange }) };
  }
  if (players.has(perhaps.player) || isChatThread(header)) return toParsedLine(line, perhaps, players);
  if (!STARTS_WITH_MARK.test(body)) return { kind: 'server', line };
  return {
    kind: 'unreadable',
    line,
    reason: `looks like chat, but no player called ${perhaps.player} was seen`,
  };
}

/** Lists the players that a line names when they join, leave, use a command or chat in an unambiguous form. */
function listNamedPlayers(line: string): { player: string; uuid?: string }[] {
  const header = readHeader(stripColours(line));
  if (header?.level !== 'INFO') return [];
  const body = header.body.replace(STATUS_MARKS, '');
  const [, player, uuid] = ACCOUNT_ID.exec(body) ?? [];
  if (player !== undefined && uuid !== undefined) return [{ player, uuid }];
  const named = PLAYER_EVENTS.flatMap((pattern) => pattern.exec(body)?.[1] ?? []);
  const said = SERVER_ANNOUNCEMENT.test(body) ? undefined : readUnambiguousChat(body);
  return [...named, ...(said ? [said.player] : [])].map((name) => ({ player: name }));
}

/** Finds the players of a whole log. */
function findPlayers(lines: readonly string[]): KnownPlayers {
  const players = new Map<string, { line: number; uuid: string }[]>();
  for (const [index, line] of lines.entries()) {
    for (const { player, uuid } of listNamedPlayers(line)) {
      const signIns = players.get(player) ?? [];
      players.set(player, signIns);
      if (uuid !== undefined) signIns.push({ line: index + 1, uuid });
    }
  }
  return {
    has: (player) => players.has(player),
    // The last sign-in before the line, or the first one after it.
    findUuid: (player, line) => {
      const signIns = players.get(player) ?? [];
      return (signIns.findLast((entry) => entry.line < line) ?? signIns[0])?.uuid;
    },
  };
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
 *
 * @param formats the owner's own; with one, a line that fits none is not chat
 */
export function parseLog(text: string, formats: readonly ChatFormat[] = []): ParsedLog {
  const lines = splitLines(text);
  const players = findPlayers(lines);
  const parsed = lines.map((line, index) => readLine(line, index + 1, players, formats));
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

/** Reads a log line by line while the server writes it. */
export interface LineReader {
  read: (text: string) => ParsedLine;
  /** Uuids by name; the player named last comes last. */
  players: ReadonlyMap<string, string | undefined>;
}

const MAX_PLAYERS = 5_000;

/**
 * Creates a reader that remembers what earlier lines said about the last 5,000 players named.
 *
 * @param known uuids by name from an earlier run
 */
export function createLineReader(
  formats: readonly ChatFormat[] = [],
  known: Iterable<readonly [player: string, uuid: string | undefined]> = [],
): LineReader {
  const players = new Map<string, string | undefined>(known);
  const knownPlayers: KnownPlayers = {
    has: (player) => players.has(player),
    findUuid: (player) => players.get(player),
  };
  let line = 0;
  return {
    players,
    read: (text) => {
      for (const { player, uuid = players.get(player) } of listNamedPlayers(text)) {
        players.delete(player);
        players.set(player, uuid);
        const [oldest] = players.keys();
        if (players.size > MAX_PLAYERS && oldest !== undefined) players.delete(oldest);
      }
      line += 1;
      return readLine(text, line, knownPlayers, formats);
    },
  };
}
