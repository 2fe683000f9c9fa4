import { screenShapes } from '../contract/screenShapes.gen';
import { shapes } from '../contract/shapes.gen';
import { addAnswerFacts, createEmptyList, UNKNOWN_FIGURE, type MemberDefaults } from './answers';

/** Types of rows that may lack every text, time and figure but their id: one must not keep its list from the owner. */
const ROW_TYPES = [
  'ApiKey',
  'ContextLine',
  'GameDecision',
  'GameServer',
  'ListEntry',
  'LogEntry',
  'PendingReview',
  'Player',
  'ReviewDetails.audit',
  'ReviewDetails.log.player_context',
  'Webhook',
  'WebhookDelivery',
];

const UNKNOWN_LEAVES: Readonly<Record<string, string | number | null>> = {
  string: '-',
  number: UNKNOWN_FIGURE,
  'string?': null,
  'number?': null,
};

function createRowDefaults(type: string): MemberDefaults[string] {
  const shape = screenShapes[type] ?? shapes[type] ?? {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([member, of]) =>
      member !== 'id' && of in UNKNOWN_LEAVES ? [[member, UNKNOWN_LEAVES[of] ?? null]] : [],
    ),
  );
}

/** Each type's defaults by its leaves. */
const leafDefaults: MemberDefaults = Object.fromEntries(
  ROW_TYPES.map((type) => [type, createRowDefaults(type)]),
);

/** As `FIRST_VISIT_DEFAULTS`, for the rows of lists. */
export const ROW_DEFAULTS: MemberDefaults = {
  ...leafDefaults,
  // Counts as in use, so that the owner can end it.
  ApiKey: { ...leafDefaults['ApiKey'], scopes: createEmptyList, is_active: true },
  Webhook: { ...leafDefaults['Webhook'], events: createEmptyList, enabled: true },
  // Without a default for its settings, because the next save would replace them.
  GameServer: { ...leafDefaults['GameServer'], dry_run: false },
  // A reviewer must know the message and the action that an approval means.
  'ReviewDetails.log': {
    player_name: '-',
    player_uuid: '-',
    timestamp: '',
    ai_severity: UNKNOWN_FIGURE,
    ai_confidence: UNKNOWN_FIGURE,
  },
};

/* The modules of calls that answer with such rows import this one. */
addAnswerFacts({ shapes: {}, answers: {}, memberDefaults: ROW_DEFAULTS });
