import * as v from 'valibot';
import { categoryValues } from '~/contract/enums.gen';
import { truncateText } from '~/contract/truncateText';
import { cleanText } from '../cleanText';
import { quoteRuleByNumber, readOwnerPolicy, toAction } from '../moderation';
import type { Assessment } from '../moderation/types';

const MAX_REASONING = 300;
/** A cry for help is never certain enough for an action without a reviewer. */
const CARE_CONFIDENCE = 0.6;

const answer = v.object({
  category: v.nullable(v.picklist(categoryValues)),
  severity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  reasoning: v.pipe(v.string(), v.trim(), v.minLength(1)),
  rule_number: v.nullable(v.pipe(v.number(), v.integer())),
});

/**
 * Reads a model's answer to a line.
 *
 * @returns undefined when it does not match the schema, or has a severity without a category or the reverse
 */
export function toAssessment(text: string, serverRules: string): Assessment | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), text);
  if (!parsed.success) return undefined;
  const { category, severity, confidence, reasoning, rule_number: number } = parsed.output;
  if ((category === null) !== (severity === 0)) return undefined;
  // Quotes the owner's own words, never the model's version of them.
  const rule = number === null ? null : quoteRuleByNumber(readOwnerPolicy(serverRules), number);
  const needsCare = category === 'self_harm' && confidence <= CARE_CONFIDENCE;
  return {
    category,
    severity,
    confidence,
    action: needsCare ? 'none' : toAction(severity),
    reasoning: truncateText(cleanText(reasoning), MAX_REASONING),
    rule,
    needsCare,
  };
}
