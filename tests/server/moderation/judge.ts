import { moderateLocally, noHistory } from '~/server/moderation';
import type { Config, LocalVerdict, ModerationInput, RecentMessage } from '~/server/moderation/types';

/** Settings under which nothing but the rules decides: no owner rules, every action allowed, no escalation. */
export const PLAIN_CONFIG: Config = {
  server_rules: '',
  automation_level: 'auto_ban',
  confidence_threshold: 0.7,
  pre_filter_config: { enabled: true },
  escalation_enabled: false,
  swearing: 'warn',
};

/** A message of a player without a history. */
export function createInput(
  message: string,
  config: Partial<Config> = {},
  recent: readonly RecentMessage[] = [],
): ModerationInput {
  return {
    message,
    player: { name: 'Steve' },
    history: noHistory,
    recent,
    config: { ...PLAIN_CONFIG, ...config },
  };
}

/** The local rules' verdict about a message of a player without a history. */
export function judge(...input: Parameters<typeof createInput>): LocalVerdict {
  return moderateLocally(createInput(...input));
}
