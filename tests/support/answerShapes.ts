import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { FIRST_VISIT_DEFAULTS } from '~/api/answers';
import { ROW_DEFAULTS } from '~/api/rowAnswers';
import { SCREEN_DEFAULTS } from '~/api/screenAnswers';
import { screenAnswers, screenShapes } from '~/contract/screenShapes.gen';
import * as firstVisit from '~/contract/shapes.gen';

const { events } = firstVisit;
export const shapes = { ...firstVisit.shapes, ...screenShapes };
export const answers = { ...firstVisit.answers, ...screenAnswers };
export const MEMBER_DEFAULTS = { ...FIRST_VISIT_DEFAULTS, ...SCREEN_DEFAULTS, ...ROW_DEFAULTS };

type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const contract = parse(
  readFileSync(fileURLToPath(new URL('../../openapi/torchward.yaml', import.meta.url)), 'utf8'),
) as Json;

function resolve(value: unknown): Json {
  if (!isJson(value)) return {};
  const { $ref: reference } = value;
  if (typeof reference !== 'string') return value;
  let found: unknown = contract;
  for (const part of reference.replace('#/', '').split('/')) found = isJson(found) ? found[part] : undefined;
  return resolve(found);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The schema of an operation's successful answer. The operation is written as `GET /v1/auth/me`. */
function findAnswerSchema(operation: string): unknown {
  const [method = '', path = ''] = operation.split(' ');
  const item = isJson(contract['paths']) ? contract['paths'][path] : undefined;
  const found = isJson(item) ? item[method.toLowerCase()] : undefined;
  const responses = isJson(found) && isJson(found['responses']) ? found['responses'] : {};
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = isJson(success) && isJson(success['content']) ? success['content'] : {};
  const media = content['application/json'];
  return isJson(media) ? media['schema'] : undefined;
}

/**
 * Creates a value from a newer server: each object has another member, each enum another value, each list another item.
 */
function createNewerValue(schemaOrReference: unknown, value: unknown): unknown {
  const schema = resolve(schemaOrReference);
  if (value === null) return null;
  const parts = [...toList(schema['anyOf']), ...toList(schema['allOf'])];
  if (typeof value === 'string') {
    const isEnum = [schema, ...parts.map(resolve)].some((each) => Array.isArray(each['enum']));
    return isEnum ? 'added_later' : value;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => createNewerValue(schema['items'], item));
    const last: unknown = items.at(-1);
    return last === undefined
      ? items
      : [...items, isJson(last) && 'id' in last ? { ...last, id: 'added' } : last];
  }
  if (!isJson(value)) return value;
  const properties = [schema, ...parts.map(resolve)].reduce<Json>(
    (all, each) => ({ ...all, ...(isJson(each['properties']) ? each['properties'] : {}) }),
    {},
  );
  const known = Object.entries(value).map(
    ([key, each]) => [key, createNewerValue(properties[key], each)] as const,
  );
  return {
    ...Object.fromEntries(known),
    added_later: isJson(schema['additionalProperties']) ? 1 : { any: 1 },
  };
}

/** Creates a value from an older server, without the members that may be missing. */
function createOlderValue(type: string, value: unknown): unknown {
  const plain = type.replace(/\?$/, '');
  if (Array.isArray(value)) return value.map((item) => createOlderValue(plain.replace(/\[\]$/, ''), item));
  const shape = shapes[plain];
  if (!isJson(value) || shape === undefined) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => {
        const member = shape[key];
        return member !== undefined && !member.endsWith('?') && MEMBER_DEFAULTS[plain]?.[key] === undefined;
      })
      .map(([key, each]) => [key, createOlderValue(shape[key] ?? '', each)]),
  );
}

/** Changes that turn a valid answer into one of another server version. */
export const OTHER_SHAPES = {
  empty: () => ({}),
  older: (operation: string, sound: unknown) => createOlderValue(answers[operation] ?? '', sound),
  newer: (operation: string, sound: unknown) => createNewerValue(findAnswerSchema(operation), sound),
} as const satisfies Record<string, (operation: string, sound: unknown) => unknown>;

const templates = Object.keys(isJson(contract['paths']) ? contract['paths'] : {}).map((path) => ({
  path,
  matches: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Finds the operation that a request calls, `GET /v1/review/{id}`; a path without placeholders goes first. */
export function findOperation(method: string, path: string): string {
  const found = templates
    .filter(({ matches }) => matches.test(path))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  return `${method} ${found[0]?.path ?? path}`;
}

/** Valid data for each event of the live stream. */
const validEvents: Readonly<Record<string, unknown>> = {
  hello: { resumed: false },
  logs: { count: 2, last_id: 'a', last_at: '2026-11-20T21:04:12.000Z' },
  counts: { pending_reviews: 3, messages_24h: 40 },
  review: { id: 'a', status: 'approved' },
  presence: { review_id: 'a', viewers: [{ viewer: 'b', name: 'juno', since: '2026-11-20T21:04:12.000Z' }] },
  keys: { id: 'a', change: 'created', at: '2026-11-20T21:04:12.000Z' },
  resync: {},
  end: { reason: 'time' },
};

/** Creates a live stream of a server of another version, with each event once. */
export function createEventStream(shape: keyof typeof OTHER_SHAPES): string {
  const lines = Object.entries(events).map(([name, type], id) => {
    const sound = validEvents[name];
    const schema = isJson(sound) ? sound : {};
    const data = {
      empty: {},
      older: createOlderValue(type, schema),
      newer: { ...schema, added_later: { any: 1 } },
    }[shape];
    return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
  });
  return [...lines, `event: added_later\ndata: {"any":1}\n\n`].join('');
}
