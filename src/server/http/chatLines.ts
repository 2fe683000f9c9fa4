import { createHash } from 'node:crypto';
import type { preValidationHookHandler } from 'fastify';
import type { ModerateRequest } from '~/contract/api.gen';
import { channelValues } from '~/contract/enums.gen';
import { truncateText } from '~/contract/truncateText';
import { cleanText } from '../cleanText';
import { createBadRequestProblem } from '../problem';
import type { Contract } from './contract';
import { isMembers } from './references';
import { compileRequestPart, describeFaults } from './validation';

const MAX_NAME = 40;
const MAX_SERVER = 64;
const MAX_MESSAGE_ID = 128;

const LONE_SURROGATE = /\p{Surrogate}/u;

const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;
/** Matches the year of a time from the year 1 to 9999, because the database's calendar has no year 0. */
const STORABLE_YEAR = /^(?!0000)\d{4}-/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;

function cleanIfText(value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}

/** The text of an optional member; undefined when it is empty or no text. */
function toOptionalText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? cleanText(value) : undefined;
}

function withDashes(value: unknown): unknown {
  const parts = typeof value === 'string' ? UUID.exec(value) : null;
  return parts === null ? value : parts.slice(1).join('-').toLowerCase();
}

function toPlayerName(value: unknown, playerUuid: unknown): unknown {
  if (value === '' && typeof playerUuid === 'string') return playerUuid.slice(0, 8);
  const text = toOptionalText(value);
  return text === undefined ? value : truncateText(text, MAX_NAME);
}

/**
 * The id as text; undefined when it is absent or a number that has lost digits. An id that is too long or holds
 * characters that can't be stored is hashed instead of cut or cleaned, because two different ids could then become one.
 */
function toMessageId(value: unknown): string | undefined {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '') return undefined;
  if (Array.from(text).length <= MAX_MESSAGE_ID && cleanText(text) === text) return text;
  // UTF-8 writes every lone surrogate alike, JSON escapes each.
  const bytes = LONE_SURROGATE.test(text) ? JSON.stringify(text) : text;
  return createHash('sha256').update(bytes).digest('hex');
}

function toSentAt(value: unknown): string | undefined {
  const at = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : NaN;
  const text = Number.isNaN(at) ? '' : new Date(at).toISOString();
  // An offset can move a time into a year that does not have four digits.
  return STORABLE_YEAR.test(text) ? text : undefined;
}

/** A plugin may name channels of its own; what is said there is chat. */
function toChannel(value: unknown): string | undefined {
  const text = toOptionalText(value)?.toLowerCase();
  if (text === undefined) return undefined;
  return channelValues.find((each) => each === text) ?? 'public';
}

/**
 * Returns one chat message in the contract's form. A plugin lets refused messages pass, so one pasted character must
 * not get a message refused. The contract's check refuses what can't be repaired, such as an empty message.
 */
function toChatLine(value: unknown): unknown {
  if (!isMembers(value)) return value;
  const playerUuid = withDashes(value['player_uuid']);
  const server = toOptionalText(value['server']);
  return {
    message: cleanIfText(value['message']),
    player_name: toPlayerName(value['player_name'], playerUuid),
    player_uuid: playerUuid,
    server: server === undefined ? undefined : truncateText(server, MAX_SERVER),
    channel: toChannel(value['channel']),
    message_id: toMessageId(value['message_id']),
    sent_at: toSentAt(value['sent_at']),
  } satisfies Record<keyof ModerateRequest, unknown>;
}

/** Brings the body of a single message into the contract's form before it is checked. */
export const readChatLine: preValidationHookHandler = (request, _reply, done) => {
  request.body = toChatLine(request.body);
  done();
};

/**
 * Creates the hook that brings the messages of a batch into the contract's form and checks each separately, so that a bad
 * one affects no other; the body's `messages` become `BatchEntry`s.
 */
export function createChatLinesReader({ schemas }: Contract): preValidationHookHandler {
  const check = compileRequestPart('body', schemas.ModerateRequest);
  const isBatch = compileRequestPart('body', schemas.ModerateBatchRequest);
  const toEntry = (value: unknown): unknown => {
    const line = toChatLine(value);
    if (check(line)) return line;
    const { detail, faults } = describeFaults(check.errors ?? [], 'body');
    return createBadRequestProblem(detail.replace('The body', 'The message'), faults);
  };
  return (request, _reply, done) => {
    // A batch that is refused as a whole may have any length, so its messages are not read.
    if (isBatch(request.body)) {
      const { messages } = request.body as { messages: readonly unknown[] };
      request.body = { messages: messages.map(toEntry) };
    }
    done();
  };
}
