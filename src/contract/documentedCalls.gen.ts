// Generated from openapi/torchward.yaml by `npm run generate`. Edit the contract, not this file.

/** One parameter, or one member of a body. */
export interface CallField {
  name: string;
  type: string;
  required: boolean;
  /** Bounds and default; empty when there are none. */
  limits: string;
  description: string;
}

/** One call, as the documentation page explains it. */
export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Who may make it: the holder of an API key, the signed-in owner alone, or everyone. */
  access: 'key' | 'login' | 'everyone';
  /** The scope that an API key needs, null where the call takes no key. */
  scope: string | null;
  parameters: readonly CallField[];
  body: readonly CallField[];
  /** An example of the body, null when there is none. */
  request: unknown;
  /** An example of the answer, null when there is none. */
  answer: unknown;
  errors: readonly { status: number; description: string }[];
}

export const documentedCalls: readonly DocumentedCall[] = [
  {
    id: 'moderateMessage',
    method: 'POST',
    path: '/v1/moderate',
    summary: 'Submit a message for moderation',
    description:
      'Answers after the message and its verdict are stored, and at the latest after a second, two and a half where an AI judges. If the store is slower, the answer has the verdict and `stored` is false: act on it, and, if the message has a `message_id`, repeat the call every few seconds until `stored` is true, for ten minutes at most. A message whose content the store refuses is answered in the same way, and its `stored` stays false. Repeating a call with the same `message_id` answers the first verdict and counts once; the same `message_id` with another message is refused. Keys that begin with `sk_test` are moderated like any other but neither stored nor counted as messages; what an AI costs for them is on the usage page. A line is judged whatever its characters: control characters and broken Unicode are taken out first. A message that arrives late is judged by its `sent_at`.',
    access: 'key',
    scope: 'moderate',
    parameters: [
      {
        name: 'Request-Timeout-Ms',
        type: 'integer',
        required: false,
        limits: '1 to 60000',
        description:
          'Milliseconds after which the caller wants the answer, with or without the store. More than the server allows has no effect. An AI judges only where its own time fits in.',
      },
    ],
    body: [
      {
        name: 'message',
        type: 'string',
        required: true,
        limits: '1 to 512 characters',
        description:
          'One line of chat, colour codes included. Control characters and broken Unicode are removed.',
      },
      {
        name: 'player_name',
        type: 'string',
        required: true,
        limits: '',
        description: 'Kept to 40 characters.',
      },
      {
        name: 'player_uuid',
        type: 'string (uuid)',
        required: true,
        limits: '',
        description: "The player's account id in the game, with or without dashes.",
      },
      {
        name: 'server',
        type: 'string or null',
        required: false,
        limits: '',
        description: "The game server's name, kept to 64 characters.",
      },
      {
        name: 'channel',
        type: 'string or null',
        required: false,
        limits: '',
        description:
          'Where the player wrote the line: public, private, party, sign, book or name. Anything else counts as public.',
      },
      {
        name: 'message_id',
        type: 'string or null',
        required: false,
        limits: '',
        description:
          "The caller's own id, unique on the account. Makes the call safe to repeat. One of more than 128 characters, or with control characters, is replaced by its SHA-256.",
      },
      {
        name: 'sent_at',
        type: 'string or null (date-time)',
        required: false,
        limits: '',
        description:
          'When the player said the line; without it, a single message was said when it arrived. Flooding, repetition and conversations go by it, so send it with whatever is sent later or in a batch.',
      },
    ],
    request: {
      message: 'anyone trading diamonds at spawn?',
      player_name: 'mossy_fox',
      player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
      server: 'survival-1',
      channel: 'public',
      message_id: 'survival-1/2026-11-20/1842',
      sent_at: '2026-11-20T21:04:11.000Z',
    },
    answer: {
      id: '019361f0-7c00-7b3a-9c41-2f6f2d1f0a11',
      message_id: 'survival-1/2026-11-20/1842',
      mode: 'live',
      stored: true,
      duplicate: false,
      final_action: 'none',
      recommended_action: 'none',
      category: null,
      severity: 0,
      confidence: null,
      reasoning: null,
      rule: null,
      filtered: true,
      needs_review: false,
      decided_by: 'pre_filter',
      processing_time_ms: 0.4,
    },
    errors: [
      { status: 400, description: 'The request is malformed or breaks a rule. `errors` names each field.' },
      { status: 401, description: 'No credential, or one that is unknown, expired, ended or revoked.' },
      {
        status: 403,
        description:
          'The credential is good but not for this. The type says what is missing: `/problems/verification-needed`, `/problems/subscription-needed`, `/problems/plan-lacks-feature` or `/problems/key-lacks-scope`; anything else is `about:blank`. The detail mentions verification or a subscription only if that is what is missing.',
      },
      {
        status: 408,
        description: 'The body did not arrive in the time in which the call is answered. Send it again.',
      },
      { status: 409, description: 'The current state does not allow the call.' },
      { status: 413, description: 'The body is larger than the service reads.' },
      { status: 415, description: 'The body is not JSON.' },
      { status: 429, description: 'Too many calls. `Retry-After` says how many seconds to wait.' },
      {
        status: 503,
        description: 'Something the service depends on does not answer. Nothing was changed; try again.',
      },
    ],
  },
  {
    id: 'getOverview',
    method: 'GET',
    path: '/api/dashboard/overview',
    summary: 'Figures of the overview screen',
    description: '',
    access: 'key',
    scope: 'logs:read',
    parameters: [
      {
        name: 'period',
        type: '24h | 7d | 30d | 90d',
        required: false,
        limits: 'default 24h',
        description: 'How far back to look from now.',
      },
    ],
    body: [],
    request: null,
    answer: {
      period: '24h',
      generated_at: '2026-11-20T21:04:11.000Z',
      stats: {
        total_messages: 48210,
        filtered_messages: 39532,
        pre_filter_rate: 0.82,
        actions_taken: 317,
        unique_players: 1094,
        avg_response_time_ms: 38,
      },
      trend: { messages: '+12.4%', violations: '-3.1%' },
      action_breakdown: { none: 8361, warn: 162, mute: 88, kick: 40, ban: 27 },
      servers: ['survival-1', 'skyblock', 'creative'],
    },
    errors: [
      { status: 400, description: 'The request is malformed or breaks a rule. `errors` names each field.' },
      { status: 401, description: 'No credential, or one that is unknown, expired, ended or revoked.' },
      {
        status: 403,
        description:
          'The credential is good but not for this. The type says what is missing: `/problems/verification-needed`, `/problems/subscription-needed`, `/problems/plan-lacks-feature` or `/problems/key-lacks-scope`; anything else is `about:blank`. The detail mentions verification or a subscription only if that is what is missing.',
      },
      { status: 429, description: 'Too many calls. `Retry-After` says how many seconds to wait.' },
      {
        status: 503,
        description: 'Something the service depends on does not answer. Nothing was changed; try again.',
      },
    ],
  },
  {
    id: 'listLogs',
    method: 'GET',
    path: '/api/dashboard/logs',
    summary: 'Moderated messages, newest first (same as recent-logs)',
    description: '',
    access: 'key',
    scope: 'logs:read',
    parameters: [
      {
        name: 'limit',
        type: 'integer',
        required: false,
        limits: '1 to 100, default 50',
        description: 'How many rows to return. The log screen offers 25, 50 and 100.',
      },
      {
        name: 'offset',
        type: 'integer',
        required: false,
        limits: 'default 0',
        description: 'How many items to skip.',
      },
      {
        name: 'filter',
        type: 'all | warn | mute | kick | ban | none | any_action | filtered',
        required: false,
        limits: 'default all',
        description:
          'Only rows with this final action; any_action for every one but none, filtered for messages that the pre-filter cleared.',
      },
      {
        name: 'period',
        type: '24h | 7d | 30d | 90d',
        required: false,
        limits: '',
        description:
          'Only rows of the hours that overview and analytics count for this period, so that the figures agree. Together with startDate or endDate, only rows that lie in both.',
      },
      {
        name: 'player',
        type: 'string',
        required: false,
        limits: 'up to 64 characters',
        description:
          'Only rows of players whose name contains this text, in any case, or whose uuid begins with it.',
      },
      {
        name: 'message',
        type: 'string',
        required: false,
        limits: 'up to 128 characters',
        description: 'Only rows whose message contains this text, in any case.',
      },
      {
        name: 'startDate',
        type: 'string (date)',
        required: false,
        limits: '',
        description: 'Only rows on or after this UTC day.',
      },
      {
        name: 'endDate',
        type: 'string (date)',
        required: false,
        limits: '',
        description: 'Only rows on or before this UTC day.',
      },
    ],
    body: [],
    request: null,
    answer: null,
    errors: [
      { status: 400, description: 'The request is malformed or breaks a rule. `errors` names each field.' },
      { status: 401, description: 'No credential, or one that is unknown, expired, ended or revoked.' },
      {
        status: 403,
        description:
          'The credential is good but not for this. The type says what is missing: `/problems/verification-needed`, `/problems/subscription-needed`, `/problems/plan-lacks-feature` or `/problems/key-lacks-scope`; anything else is `about:blank`. The detail mentions verification or a subscription only if that is what is missing.',
      },
      { status: 429, description: 'Too many calls. `Retry-After` says how many seconds to wait.' },
      {
        status: 503,
        description: 'Something the service depends on does not answer. Nothing was changed; try again.',
      },
    ],
  },
  {
    id: 'getAnalytics',
    method: 'GET',
    path: '/api/dashboard/analytics',
    summary: 'Figures over time',
    description:
      'One entry for each bucket of the period that the plan keeps, oldest first; buckets without messages are zeros, never left out. Buckets are UTC.',
    access: 'key',
    scope: 'logs:read',
    parameters: [
      {
        name: 'period',
        type: '24h | 7d | 30d | 90d',
        required: false,
        limits: 'default 7d',
        description: 'How far back to look from now.',
      },
      {
        name: 'granularity',
        type: 'hour | day',
        required: false,
        limits: 'default day',
        description: 'Width of a bucket. `hour` is accepted for 24h and 7d only.',
      },
      {
        name: 'compare',
        type: 'boolean',
        required: false,
        limits: 'default false',
        description: 'Whether to return the period before as well, in `previous`.',
      },
    ],
    body: [],
    request: null,
    answer: null,
    errors: [
      { status: 400, description: 'The request is malformed or breaks a rule. `errors` names each field.' },
      { status: 401, description: 'No credential, or one that is unknown, expired, ended or revoked.' },
      {
        status: 403,
        description:
          'The credential is good but not for this. The type says what is missing: `/problems/verification-needed`, `/problems/subscription-needed`, `/problems/plan-lacks-feature` or `/problems/key-lacks-scope`; anything else is `about:blank`. The detail mentions verification or a subscription only if that is what is missing.',
      },
      { status: 429, description: 'Too many calls. `Retry-After` says how many seconds to wait.' },
      {
        status: 503,
        description: 'Something the service depends on does not answer. Nothing was changed; try again.',
      },
    ],
  },
];
