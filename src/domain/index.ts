export { ACTION_CHOICES, describeAction } from './action';
export {
  describeCategory,
  describeConfidence,
  describeRuleReading,
  describeSeverity,
  toSeverityTone,
} from './assessment';
export {
  validate,
  required,
  type FieldErrors,
  type FormSchema,
  type FormValues,
  type FieldRule,
} from './form';
export {
  AUTOMATION_CHOICES,
  isOutdatedDraft,
  listConfigChanges,
  formatThreshold,
  type SettingChange,
} from './configuration';
export { formatInitial, shortenUuid } from './identity';
export { formatJudge, describeJudges } from './judges';
export { CREATE_KEY_FAILED, IDLE_KEY_DAYS, isIdleKey, readKeyPrefix, validateScopes } from './apiKeys';
export { capitalize } from './labelled';
export { ready, toLoadable, type Loadable } from './loadable';
export {
  formatBytes,
  formatCount,
  formatDollars,
  formatFraction,
  formatInteger,
  formatLimit,
  formatMilliseconds,
  formatPercent,
  formatPrice,
} from './numbers';
export { ENTERPRISE_OFFER, hasLongerPlan, PLAN_OFFERS, type PlanOffer } from './plan';
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
  NO_PAYMENTS,
  formatPlanLine,
  takesPayments,
} from './subscription';
export {
  formatAbsolute,
  formatBucket,
  formatBucketFull,
  isBucketIncomplete,
  formatClock,
  formatDate,
  formatDateRange,
} from './time';
export { toTrendTone } from './trend';
export {
  formatUsagePeriod,
  formatUsagePeriodShort,
  projectRunOut,
  toSubscriptionPageTone,
  usageNeedsWarning,
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
