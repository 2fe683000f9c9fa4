import type { Action, SwearingRule } from '~/contract/api.gen';
import { truncateText } from '~/contract/truncateText';

/** What an action is called as the result of a rule. */
const RESULTS: Readonly<Partial<Record<Action, string>>> = {
  warn: 'a warning',
  mute: 'a mute',
  kick: 'a kick',
  ban: 'a ban',
};

/** Characters of a rule that a sentence quotes. */
const LONGEST_QUOTE = 80;

function quoteStart(text: string): string {
  const start = truncateText(text, LONGEST_QUOTE);
  return start === text ? text : `${start.trimEnd()}…`;
}

function describeBan({ mild_words: includesMild, action }: SwearingRule, swearing: string): string | null {
  const result = action === undefined ? undefined : RESULTS[action];
  if (result !== undefined) return `it leads to ${result}`;
  if (swearing === 'allow') return 'it still leads to a warning';
  return swearing === 'warn' && includesMild ? 'mild words lead to a warning too' : null;
}

/** Says what an owner rule does to the setting for swearing; null where the setting stands as it is. */
export function describeSwearingRule(rule: SwearingRule, swearing: string): string | null {
  const quoted = rule.rule === null ? '' : ` (“${quoteStart(rule.rule)}”)`;
  switch (rule.reading) {
    case 'permits':
      return swearing === 'allow' ? null : `Your rules permit swearing${quoted}, so it leads to nothing.`;
    case 'forbids': {
      const effect = describeBan(rule, swearing);
      return effect === null ? null : `Your rules forbid swearing${quoted}, so ${effect}.`;
    }
    default:
      return null;
  }
}
