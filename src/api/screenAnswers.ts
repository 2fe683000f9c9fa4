import type { LogPage } from '../contract/api.gen';
import { DEFAULT_AUTOMATION_LEVEL, DEFAULT_CONFIDENCE_THRESHOLD, DEFAULT_SWEARING } from '../contract/limits';
import { screenAnswers, screenShapes } from '../contract/screenShapes.gen';
import {
  addAnswerFacts,
  createEmptyObject,
  createEmptyList,
  UNKNOWN_FIGURE,
  type MemberDefaults,
} from './answers';

/** As `FIRST_VISIT_DEFAULTS`, for the answers of all other operations. */
export const SCREEN_DEFAULTS: MemberDefaults = {
  ReviewDecisionResponse: { message: 'Your decision is saved.' },
  ApiKeyResponse: { key: null, message: '' },
  CreatedWebhook: { webhook: null },
  SubscriptionUsage: { message_limit: UNKNOWN_FIGURE, period_start: '', period_end: '' },
  LogPage: { total: (page) => (page as Partial<LogPage>).logs?.length },
  Preview: { rules: createEmptyList },
  ConfigResponse: { config: null },
  Config: {
    server_rules: '',
    automation_level: DEFAULT_AUTOMATION_LEVEL,
    confidence_threshold: DEFAULT_CONFIDENCE_THRESHOLD,
    pre_filter_config: createEmptyObject,
    escalation_enabled: false,
    swearing: DEFAULT_SWEARING,
  },
  ServerSettings: { swearing: null },
  'Config.pre_filter_config': { enabled: true },
  Usage: {
    period: '',
    tier: '-',
    percentage_used: 0,
    total_cost_usd: UNKNOWN_FIGURE,
    claude_api_calls: UNKNOWN_FIGURE,
    avg_response_time_ms: UNKNOWN_FIGURE,
    history: createEmptyList,
  },
};

/* Every module of calls beyond a first visit imports this one, so that the client can read their answers. */
addAnswerFacts({ shapes: screenShapes, answers: screenAnswers, memberDefaults: SCREEN_DEFAULTS });
