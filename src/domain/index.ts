export { ACTION_CHOICES, describeAction } from './action';
export {
  formatChannel,
  formatGameDecider,
  describeGameDecision,
  describeGameDelivery,
  describeUndoEffects,
  describeUndone,
  formatActionDuration,
  toActionNoun,
} from './gameDecisions';
export { revealOverrides } from '~/contract/revealOverrides';
export { formatDecidingCredential, formatDecider } from './actor';
export {
  describeCategory,
  describeConfidence,
  describeRuleReading,
  describeSeverity,
  toSeverityTone,
} from './assessment';
export {
  describeVerdictOfToday,
  describeSecondOpinion,
  formatSlot,
  formatWordReading,
  formatLanguage,
  listDecidingSentences,
} from './explanation';
export {
  validate,
  requireField,
  type FieldErrors,
  type FormSchema,
  type FormValues,
  type FieldRule,
} from './form';
export {
  AUTOMATION_CHOICES,
  formatAutomationLevel,
  formatOnOff,
  formatSwearing,
  formatThreshold,
  isOutdatedDraft,
  listConfigDraftChanges,
  rebaseConfigDraft,
  type SettingChange,
  SWEARING_CHOICES,
  SAVE_FAILED,
} from './configuration';
export {
  describeOwnSettings,
  formatLag,
  getServerName,
  listServerDraftChanges,
  toInheritedSettings,
  type ServerDraft,
} from './gameServers';
export { formatInitial, shortenUuid } from './identity';
export { formatJudge, describeJudges } from './judges';
export {
  classifyListPattern,
  describeListAction,
  describeListEntryPreview,
  formatListKind,
  LIST_ACTION_CHOICES,
  LIST_KIND_CHOICES,
  SAVE_LIST_ENTRY_FAILED,
  suggestListPattern,
  validateListPattern,
} from './lists';
export { CREATE_KEY_FAILED, IDLE_KEY_DAYS, isIdleKey, readKeyPrefix, validateScopes } from './apiKeys';
export { capitalize } from './labelled';
export { toReady, toLoadable, type Loadable } from './loadable';
export {
  formatBytes,
  formatDollars,
  formatFraction,
  formatInteger,
  formatLimit,
  formatAverageMilliseconds,
  formatMilliseconds,
  formatPercent,
  formatPrice,
} from './numbers';
export {
  ENTERPRISE_OFFER,
  hasPlanWithLongerRetention,
  NOT_AVAILABLE_YET,
  listPlanOffers,
  type PlanOffer,
} from './plan';
export { formatCount } from '~/contract/numberFormat';
export { listPlanChangeEffects, type PlanInUse } from './planChange';
export {
  findExtendablePlan,
  countExtraServers,
  computePriceWithServers,
  type ExtendablePlan,
} from './servers';
export { describeService } from './service';
export { describeKeyStatus, describeReviewStatus, formatKeyPrefix } from './status';
export {
  describeSubscriptionStatus,
  describeTier,
  NO_PAYMENTS_TEXT,
  formatPlanAndStatus,
  takesPayments,
} from './subscription';
export {
  formatAbsolute,
  formatBucket,
  formatBucketFull,
  isBucketIncomplete,
  formatTimeToSecond,
  formatDate,
  formatDateRange,
  formatDateToMinute,
} from './time';
export { toTrendTone } from './trend';
export {
  formatUsagePeriod,
  formatUsagePeriodStart,
  projectRunOut,
  toSubscriptionUsageTone,
  needsUsageWarning,
  toUsagePageTone,
} from './usage';
export {
  CREATE_WEBHOOK_FAILED,
  canRetryDelivery,
  describeDelivery,
  describePause,
  describeWebhookState,
  WEBHOOK_EVENT_CHOICES,
  formatWebhookEvent,
  readWebhookHost,
  validateWebhookUrl,
} from './webhooks';
