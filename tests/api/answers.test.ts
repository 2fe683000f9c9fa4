import { describe, expect, it } from 'vitest';
import { readAnswer, readEvent } from '~/api/answers';
import { ApiError } from '~/api/errors';
import type { Analytics, ReviewDetails } from '~/contract/api.gen';
import { events } from '~/contract/shapes.gen';
import { overviews } from '~/fixtures';
import { isRecord } from '../../scripts/generate/documentedCalls';
import { answers, MEMBER_DEFAULTS, OTHER_SHAPES, shapes } from '../support/answerShapes';
import { validAnswers } from '../support/validAnswers';

const cloneJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Reads an answer; 'refused' stands for the error that screens can show. */
function readOrRefuse(operation: string, body: unknown): { data: unknown } | 'refused' {
  try {
    return { data: readAnswer(operation, body) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'malformed') return 'refused';
    throw error;
  }
}

/** Lists the paths of a value whose types differ from its shape. */
function findShapeFaults(type: string, value: unknown, at = ''): string[] {
  if (type.endsWith('?')) return value === null ? [] : findShapeFaults(type.slice(0, -1), value, at);
  if (type.endsWith('[]')) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => findShapeFaults(type.slice(0, -2), item, `${at}[${index}]`))
      : [at];
  }
  if (type === 'unknown') return [];
  const shape = shapes[type];
  if (shape === undefined || type.endsWith('{}')) {
    return typeof value === (type.endsWith('{}') ? 'object' : type) ? [] : [at];
  }
  if (!isRecord(value)) return [at];
  return Object.entries(shape).flatMap(([name, member]) => {
    const key = name.replace(/\?$/, '');
    const isNothing = value[key] === undefined && name.endsWith('?');
    // The default of this member is null, so the code that uses it checks for null.
    const isUnknown = value[key] === null && MEMBER_DEFAULTS[type]?.[key] === null;
    return isNothing || isUnknown ? [] : findShapeFaults(member, value[key], `${at}.${key}`);
  });
}

it('a sound answer of every operation is tested', () => {
  expect(Object.keys(validAnswers).toSorted()).toEqual(Object.keys(answers).toSorted());
});

describe.each(Object.entries(validAnswers))('an answer of %s', (operation, body) => {
  const type = answers[operation] ?? '';

  it('that follows the contract passes unchanged', () => {
    expect(readOrRefuse(operation, cloneJson(body))).toEqual({ data: cloneJson(body) });
  });

  it.each(Object.entries(OTHER_SHAPES))(
    "of another shape (%s) is refused or corrected to the contract's shape",
    (_name, reshape) => {
      const outcome = readOrRefuse(operation, reshape(operation, cloneJson(body)));
      expect(outcome === 'refused' ? [] : findShapeFaults(type, outcome.data)).toEqual([]);
    },
  );

  it('of an older and of a newer server is accepted', () => {
    expect(readOrRefuse(operation, OTHER_SHAPES.older(operation, cloneJson(body)))).not.toBe('refused');
    expect(readOrRefuse(operation, OTHER_SHAPES.newer(operation, cloneJson(body)))).not.toBe('refused');
  });

  it.each([undefined, null, [], [null], 'text', 7, true])(
    "that is %j is refused or corrected to the contract's shape",
    (odd) => {
      const outcome = readOrRefuse(operation, odd);
      expect(outcome === 'refused' ? [] : findShapeFaults(type, outcome.data)).toEqual([]);
    },
  );

  it("with any one member missing, null or of another type is refused or corrected to the contract's shape", () => {
    const keys = isRecord(body) ? Object.keys(body) : [];
    const faults = keys.flatMap((key) =>
      [undefined, null, 7, 'text', [], {}, [{}], [null]].flatMap((odd) => {
        const outcome = readOrRefuse(operation, { ...(cloneJson(body) as object), [key]: odd });
        const found = outcome === 'refused' ? [] : findShapeFaults(type, outcome.data);
        return found.map((fault) => `${key}: ${JSON.stringify(odd)}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});

it('reads an id that is a number as text', () => {
  const key = { id: 7, name: 'Lobby', key_prefix: 'sk_live_ab12', is_active: true, created_at: '2026-05-01' };
  expect(readAnswer('GET /v1/account/keys', { keys: [key] })).toMatchObject({ keys: [{ id: '7' }] });
});

/** A message of a server that tells neither how grave it is nor how sure the verdict is. */
const reviewWithoutAssessment = {
  id: 'a',
  created_at: '2026-05-01T00:00:00Z',
  player_name: 'juno',
  player_uuid: 'b',
  message: 'hello',
  recommended_action: 'warn',
};
const UNASSESSED = { ai_category: null, ai_severity: Number.NaN, ai_confidence: Number.NaN };

describe.each([
  ['GET /api/dashboard/recent-logs', 'logs', 'LogEntry'],
  ['GET /v1/review/pending', 'reviews', 'PendingReview'],
  ['GET /api/dashboard/players', 'players', 'Player'],
  ['GET /v1/account/keys', 'keys', 'ApiKey'],
  ['GET /v1/account/webhooks', 'webhooks', 'Webhook'],
  ['GET /v1/account/webhooks/{id}/deliveries', 'deliveries', 'WebhookDelivery'],
  ['GET /api/dashboard/lists', 'entries', 'ListEntry'],
  ['GET /api/dashboard/servers', 'servers', 'GameServer'],
] as const)('a list of %s', (operation, list, type) => {
  // A server's settings and an entry's servers have no default, because the next save would replace them.
  const members = Object.keys(shapes[type] ?? {}).filter(
    (name) => !name.endsWith('?') && !['id', 'settings', 'servers'].includes(name),
  );

  describe.each(members)('with a row whose %s', (member) => {
    it.each([
      ['null', null],
      ['of another type', [true]],
    ])('is %s is shown', (_name, odd) => {
      const body = cloneJson(validAnswers[operation]) as Record<string, Record<string, unknown>[]>;
      const [row] = body[list] ?? [];
      if (row === undefined) throw new Error(`The sound answer of ${operation} has no row`);
      row[member] = odd;
      expect(readOrRefuse(operation, body)).not.toBe('refused');
    });
  });
});

it.each(Object.keys(shapes['AnalyticsPoint'] ?? {}).filter((name) => name !== 'date'))(
  'a period with a day whose %s is unknown is shown, with a gap on that day',
  (member) => {
    const body = cloneJson(validAnswers['GET /api/dashboard/analytics']) as Analytics;
    body.data = body.data.map((point) => ({ ...point, [member]: null }));
    expect(readAnswer('GET /api/dashboard/analytics', body)).toMatchObject({ data: body.data });
  },
);

it('a conversation without the name of one player is shown', () => {
  const body = cloneJson(validAnswers['GET /v1/review/{id}']) as ReviewDetails;
  const before = body.surroundings?.before.map((line) => ({ ...line, player_name: null }));
  const read = readAnswer('GET /v1/review/{id}', {
    ...body,
    surroundings: { ...body.surroundings, before },
  }) as ReviewDetails;
  expect(read.surroundings?.before.map((line) => line.player_name)).toContain('-');
});

describe('an optional member', () => {
  it('is in the shape of its answer', () => {
    for (const [name, members] of Object.entries(MEMBER_DEFAULTS)) {
      expect(Object.keys(shapes[name] ?? {})).toEqual(expect.arrayContaining(Object.keys(members)));
    }
  });

  it.each([
    [
      'GET /api/dashboard/overview',
      { stats: overviews.filled.stats },
      { trend: { messages: '' }, action_breakdown: {} },
    ],
    ['GET /api/dashboard/recent-logs', { logs: [] }, { total: 0 }],
    ['GET /api/dashboard/analytics', { data: [] }, { totals: { messages: Number.NaN } }],
    [
      'GET /api/dashboard/usage',
      { total_requests: 3 },
      { limit: null, history: [], total_cost_usd: Number.NaN },
    ],
    ['GET /api/dashboard/health', { status: 'ok' }, { status: 'ok', components: [] }],
    ['GET /api/dashboard/health', {}, { status: 'operational', components: [] }],
    [
      'GET /api/dashboard/config',
      { config: { server_rules: 'Be kind.', pre_filter_config: null } },
      {
        config: {
          server_rules: 'Be kind.',
          automation_level: 'auto_warn',
          pre_filter_config: { enabled: true },
        },
      },
    ],
    ['GET /v1/subscriptions/current', { tier: 'pro', status: 'active' }, { server_count: Number.NaN }],
    ['GET /v1/subscriptions/current', {}, { tier: '-', status: '' }],
    [
      'GET /v1/subscriptions/current',
      { tier: 'pro', status: 'active', customer_id: 17 },
      { status: 'active', customer_id: null },
    ],
    ['GET /v1/subscriptions/current', { tier: null, status: null }, { tier: '-', status: '' }],
    ['GET /v1/auth/me', { verified: true }, { email: '' }],
    [
      'GET /v1/review/pending',
      {
        reviews: [
          reviewWithoutAssessment,
          { ...reviewWithoutAssessment, ai_severity: 7, ai_confidence: 0.8 },
        ],
      },
      { reviews: [UNASSESSED, { ai_severity: 7, ai_confidence: 0.8 }] },
    ],
    [
      'GET /v1/review/{id}',
      { log: { ...reviewWithoutAssessment, timestamp: '2026-05-01T00:00:00Z', player_context: {} } },
      { log: { ...UNASSESSED, player_context: { total_messages: Number.NaN } } },
    ],
    [
      'GET /api/dashboard/recent-logs',
      { logs: [{ ...reviewWithoutAssessment, timestamp: '2026-05-01T00:00:00Z', final_action: 'warn' }] },
      { logs: [{ processing_time_ms: Number.NaN, ai_confidence: null }] },
    ],
    ['POST /v1/auth/forgot-password', undefined, { message: 'Done.' }],
    ['PUT /api/dashboard/config', {}, { config: null }],
  ])('%s: %j is read as %j', (operation, body, readAs) => {
    expect(readAnswer(operation, body)).toMatchObject(readAs);
  });

  it.each([
    ['GET /api/dashboard/overview', {}, '.stats is not an object'],
    ['GET /api/dashboard/recent-logs', { total: 3 }, '.logs'],
    ['GET /api/dashboard/recent-logs', { total: 3, logs: [{}] }, '.logs[0].id is not a string'],
    ['GET /api/dashboard/usage', {}, '.total_requests is not a number'],
    ['GET /v1/auth/me', { email: 'a@b.example' }, '.verified is not a boolean'],
    ['GET /v1/review/{id}', {}, '.log is not an object'],
    ['POST /v1/auth/login', { access_token: 'x' }, '.user is not an object'],
    ['POST /v1/account/keys', {}, '.api_key is not a string'],
  ])('%s: %j is refused, and the cause names the member', (operation, body, cause) => {
    const told = expect.stringContaining(cause) as string;
    expect(() => readAnswer(operation, body)).toThrow(
      expect.objectContaining({ kind: 'malformed', cause: told }),
    );
  });
});

describe('an event of the live stream', () => {
  it.each(Object.keys(events))('%s without its data is refused or becomes an event without data', (name) => {
    if (name === 'resync') expect(readEvent(name, {})).toEqual({});
    else expect(() => readEvent(name, {})).toThrow(ApiError);
  });

  it('of an unknown type passes unchanged', () => {
    expect(readEvent('toString', { any: 1 })).toEqual({ any: 1 });
  });
});
