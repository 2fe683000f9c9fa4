import { screenShapes } from '../contract/screenShapes.gen';
import { shapes } from '../contract/shapes.gen';
import { addAnswerFacts, UNKNOWN_FIGURE, type MemberDefaults } from './answers';

/** Types of rows that may lack every text, time and figure but their id: one must not keep its list from the owner. */
const ROW_TYPES = [
  'ContextLine',
  'GameDecision',
  'LogEntry',
  'PendingReview',
  'Player',
  'ReviewDetails.audit',
  'ReviewDetails.log.player_context',
];

const UNKNOWN_LEAVES: Readonly<Record<string, string | number>> = { string: '-', number: UNKNOWN_FIGURE };

function createRowDefaults(type: string): MemberDefaults[string] {
  const shape = screenShapes[type] ?? shapes[type] ?? {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([member, of]) =>
      member !== 'id' && of in UNKNOWN_LEAVES ? [[member, UNKNOWN_LEAVES[of] ?? null]] : [],
    ),
  );
}

/** As `FIRST_VISIT_DEFAULTS`, for the rows of players' messages. */
export const ROW_DEFAULTS: MemberDefaults = {
  ...Object.fromEntries(ROW_TYPES.map((type) => [type, createRowDefaults(type)])),
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
