import type { LogPage } from '../contract/api.gen';
import { DEFAULT_AUTOMATION_LEVEL, DEFAULT_CONFIDENCE_THRESHOLD, DEFAULT_SWEARING } from '../contract/limits';
import { screenAnswers, screenShapes } from '../contract/screenShapes.gen';
import { addAnswerFacts, empty, none, unknown, type MemberDefaults } from './answers';

/** As `FIRST_VISIT_DEFAULTS`, for the answers of all other operations. */
export const SCREEN_DEFAULTS: MemberDefaults = {
  ReviewDecisionResponse: { message: 'Your decision is saved.' },
  ApiKey: { scopes: none },
  ApiKeyResponse: { key: null, message: '' },
  CreatedWebhook: { webhook: null },
  SubscriptionUsage: { message_limit: unknown, period_start: '', period_end: '' },
  LogPage: { total: (page) => (page as Partial<LogPage>).logs?.length },
  'ReviewDetails.log': { ai_severity: unknown, ai_confidence: unknown },
  'ReviewDetails.log.player_context': {
    warnings_count: unknown,
    mutes_count: unknown,
    kicks_count: unknown,
    total_messages: unknown,
  },
  Preview: { rules: none },
  ConfigResponse: { config: null },
  Config: {
    server_rules: '',
    automation_level: DEFAULT_AUTOMATION_LEVEL,
    confidence_threshold: DEFAULT_CONFIDENCE_THRESHOLD,
    pre_filter_config: empty,
    escalation_enabled: false,
    swearing: DEFAULT_SWEARING,
  },
  ServerSettings: { swearing: null },
  'Config.pre_filter_config': { enabled: true },
  Usage: {
    period: '',
    tier: '-',
    percentage_used: 0,
    total_cost_usd: unknown,
    claude_api_calls: unknown,
    avg_response_time_ms: unknown,
    history: none,
  },
};

/* Every module of calls that are not part of a first visit imports this one, so that the client can read their answers. */
addAnswerFacts({ shapes: screenShapes, answers: screenAnswers, memberDefaults: SCREEN_DEFAULTS });
