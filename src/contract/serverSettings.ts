import type { Config, ServerSettings } from './api.gen';

/** How many game servers an account can list: more than any plan sells. */
export const MAX_LISTED_SERVERS = 500;

/** Returns the configuration that is in force on a game server: its own settings, and the account's for the others. */
export function applyServerSettings(config: Config, own: ServerSettings): Config {
  return {
    ...config,
    automation_level: own.automation_level ?? config.automation_level,
    confidence_threshold: own.confidence_threshold ?? config.confidence_threshold,
    pre_filter_config: { enabled: own.pre_filter_enabled ?? config.pre_filter_config.enabled },
    escalation_enabled: own.escalation_enabled ?? config.escalation_enabled,
    swearing: own.swearing ?? config.swearing,
  };
}
