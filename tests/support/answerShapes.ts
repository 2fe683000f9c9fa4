import { FIRST_VISIT_DEFAULTS } from '~/api/answers';
import { ROW_DEFAULTS } from '~/api/rowAnswers';
import { SCREEN_DEFAULTS } from '~/api/screenAnswers';
import { screenAnswers, screenShapes } from '~/contract/screenShapes.gen';
import * as firstVisit from '~/contract/shapes.gen';
import { copyContractDocument } from '~/server/http/copyContractDocument';
import {
  createResolver,
  isRecord,
  type JsonObject,
  listOperations,
  toList,
} from '../../scripts/generate/documentedCalls';
import { readSchema, readSuccessContent } from '../../scripts/generate/shapes';

const { events } = firstVisit;
export const shapes = { ...firstVisit.shapes, ...screenShapes };
export const answers = { ...firstVisit.answers, ...screenAnswers };
export const MEMBER_DEFAULTS = { ...FIRST_VISIT_DEFAULTS, ...SCREEN_DEFAULTS, ...ROW_DEFAULTS };

const contract = copyContractDocument();
const operations = listOperations(contract);
const resolve = createResolver(contract);

/** The schema of an operation's successful answer. The operation is written as `GET /v1/auth/me`. */
function findAnswerSchema(operation: string): unknown {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === operation);
  return found && readSchema(readSuccessContent(found.operation));
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
      : [...items, isRecord(last) && 'id' in last ? { ...last, id: 'added' } : last];
  }
  if (!isRecord(value)) return value;
  const properties = [schema, ...parts.map(resolve)].reduce<JsonObject>(
    (all, each) => ({ ...all, ...(isRecord(each['properties']) ? each['properties'] : {}) }),
    {},
  );
  const known = Object.entries(value).map(
    ([key, each]) => [key, createNewerValue(properties[key], each)] as const,
  );
  return {
    ...Object.fromEntries(known),
    added_later: isRecord(schema['additionalProperties']) ? 1 : { any: 1 },
  };
}

/** Creates a value from an older server, without the members that may be missing. */
function createOlderValue(type: string, value: unknown): unknown {
  const plain = type.replace(/\?$/, '');
  if (Array.isArray(value)) return value.map((item) => createOlderValue(plain.replace(/\[\]$/, ''), item));
  const shape = shapes[plain];
  if (!isRecord(value) || shape === undefined) return value;
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

const templates = [...new Set(operations.map(({ path }) => path))].map((path) => ({
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
    const schema = isRecord(sound) ? sound : {};
    const data = {
      empty: {},
      older: createOlderValue(type, schema),
      newer: { ...schema, added_later: { any: 1 } },
    }[shape];
    return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
  });
  return [...lines, `event: added_later\ndata: {"any":1}\n\n`].join('');
}
