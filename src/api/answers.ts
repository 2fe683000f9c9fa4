import type { PendingReviewPage } from '../contract/api.gen';
import { answers, events, shapes, type Shape } from '../contract/shapes.gen';
import { ApiError, isRecord } from './errors';

type Members = Record<string, unknown>;

/** The value of a member that an answer lacks; a function computes it from the other members. */
type MemberDefault = string | number | boolean | null | ((holder: Members) => unknown);

/** The values of members that answers may lack, by type and member. */
export type MemberDefaults = Readonly<Record<string, Readonly<Record<string, MemberDefault>>>>;

export const createEmptyObject = () => ({});
export const createEmptyList = () => [];
export const UNKNOWN_FIGURE = Number.NaN;

/**
 * The values of members that an answer may lack: an older server does not send them, and a mutation had its effect
 * whatever its answer contains. An unknown figure is NaN, which the screens show as a dash.
 */
export const FIRST_VISIT_DEFAULTS: MemberDefaults = {
  MessageResponse: { message: 'Done.' },
  User: { email: '' },
  // A status that is missing gives no access, so the app leads the owner to the plans.
  Subscription: {
    tier: '-',
    status: '',
    customer_id: null,
    message_limit: UNKNOWN_FIGURE,
    server_count: UNKNOWN_FIGURE,
    server_limit: UNKNOWN_FIGURE,
    max_servers: UNKNOWN_FIGURE,
    current_period_start: '',
    current_period_end: '',
    extra_servers_charge: UNKNOWN_FIGURE,
    overage_charge: UNKNOWN_FIGURE,
    overage_messages: UNKNOWN_FIGURE,
    cancel_at_period_end: false,
  },
  Overview: { trend: createEmptyObject, action_breakdown: createEmptyObject },
  'Overview.stats': {
    total_messages: UNKNOWN_FIGURE,
    filtered_messages: UNKNOWN_FIGURE,
    pre_filter_rate: UNKNOWN_FIGURE,
    actions_taken: UNKNOWN_FIGURE,
    unique_players: UNKNOWN_FIGURE,
    avg_response_time_ms: UNKNOWN_FIGURE,
  },
  'Overview.trend': { messages: '', violations: '' },
  PendingReviewPage: { total: (page) => (page as Partial<PendingReviewPage>).reviews?.length },
  PendingReview: { ai_severity: UNKNOWN_FIGURE, ai_confidence: UNKNOWN_FIGURE },
  Analytics: { totals: createEmptyObject },
  // Charts leave a gap where a value is null.
  AnalyticsPoint: {
    messages: null,
    violations: null,
    actions: null,
    unique_players: null,
    avg_response_time_ms: null,
  },
  AnalyticsTotals: { messages: UNKNOWN_FIGURE, violations: UNKNOWN_FIGURE, actions: UNKNOWN_FIGURE },
  ServiceHealth: { status: 'operational', version: '', checked_at: '', components: createEmptyList },
};

/** What the client knows of answers. */
interface AnswerFacts {
  shapes: Readonly<Record<string, Shape>>;
  /** Type of each operation's successful answer. */
  answers: Readonly<Record<string, string>>;
  memberDefaults: MemberDefaults;
}

const facts: AnswerFacts = { shapes, answers, memberDefaults: FIRST_VISIT_DEFAULTS };

/** Adds what the client has to know of further answers before it reads one of them. */
export function addAnswerFacts(more: AnswerFacts): void {
  facts.shapes = { ...facts.shapes, ...more.shapes };
  facts.answers = { ...facts.answers, ...more.answers };
  facts.memberDefaults = { ...facts.memberDefaults, ...more.memberDefaults };
}

const LEAF_TYPES: readonly string[] = ['string', 'number', 'boolean'];

function createMalformedError(at: string, type: string): ApiError {
  return new ApiError({ kind: 'malformed', cause: `${at || 'the answer'} is not ${type}` });
}

/** An id may be a number elsewhere; here it is text, as in addresses. */
const readId = (key: string, value: unknown): unknown =>
  key === 'id' && typeof value === 'number' ? String(value) : value;

/** Checks one member; a missing or malformed one gets its default. @throws {ApiError} where it has no default */
function readMember(holder: Members, name: string, type: string, owner: string, at: string): void {
  const isOptional = name.endsWith('?');
  const key = isOptional ? name.slice(0, -1) : name;
  const path = `${at}.${key}`;
  const value = readId(key, holder[key]);
  const memberDefault = facts.memberDefaults[owner]?.[key];
  const canLack = isOptional || memberDefault !== undefined;
  const withoutIt = () => {
    if (isOptional) return undefined;
    if (memberDefault === null) return null;
    return read(type, typeof memberDefault === 'function' ? memberDefault(holder) : memberDefault, path);
  };

  if (value === undefined && canLack) {
    if (!isOptional) holder[key] = withoutIt();
    return;
  }
  try {
    holder[key] = read(type, value, path);
  } catch (error) {
    if (!canLack) throw error;
    holder[key] = withoutIt();
  }
}

function read(type: string, value: unknown, at: string): unknown {
  if (type.endsWith('?'))
    return value === null || value === undefined ? null : read(type.slice(0, -1), value, at);
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) throw createMalformedError(at, 'a list');
    return value.map((item, index) => read(type.slice(0, -2), item, `${at}[${index}]`));
  }
  if (type === 'unknown') return value;
  if (LEAF_TYPES.includes(type)) {
    if (typeof value !== type) throw createMalformedError(at, `a ${type}`);
    return value;
  }
  if (!isRecord(value)) throw createMalformedError(at, 'an object');
  if (type.endsWith('{}')) {
    const of = type.slice(0, -2);
    const fits = (each: unknown) => !LEAF_TYPES.includes(of) || typeof each === of;
    return Object.fromEntries(Object.entries(value).filter(([, each]) => fits(each)));
  }
  const shape = facts.shapes[type] ?? {};
  const holder: Members = { ...value };
  for (const name in shape) readMember(holder, name, shape[name] ?? 'unknown', type, at);
  return holder;
}

/**
 * Reads an answer as the contract describes it: fills in members it may lack, omits an optional member of another type,
 * and keeps members and values that the contract does not know.
 *
 * @param operation method and path of the contract, `GET /v1/auth/me`
 * @param body the parsed body; undefined when it was empty
 * @throws {ApiError} when it lacks something that the app can't do without
 */
export function readAnswer(operation: string, body: unknown): unknown {
  const type = facts.answers[operation];
  if (type === undefined) return body;
  // A mutation has had its effect, whatever its answer looks like.
  return read(type, isRecord(body) || operation.startsWith('GET ') ? body : {}, '');
}

/**
 * Reads a member of a problem as the contract describes its schema.
 *
 * @throws {ApiError} when it lacks something that the app can't do without
 */
export function readProblemMember(schema: string, value: unknown): unknown {
  return read(schema, value, schema);
}

/**
 * Reads the data of an event of the live stream as the contract describes it. Events that the contract does not know
 * pass.
 *
 * @throws {ApiError} when it lacks something that the app can't do without
 */
export function readEvent(name: string, data: unknown): unknown {
  return read((Object.hasOwn(events, name) ? events[name] : undefined) ?? 'unknown', data, '');
}
