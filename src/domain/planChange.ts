import { includesFeature } from '~/contract/planFeatures';
import { type PlanId, PLANS } from '~/contract/plans';
import { formatCount } from '~/contract/numberFormat';
import { formatInteger, formatPrice } from './numbers';

export interface PlanInUse {
  plan: PlanId;
  /** Extra servers that the owner pays for; a new plan begins without them. */
  extraServers: number;
  /** Whether the plan's trial is not over; a new plan begins without one. */
  onTrial: boolean;
}

/**
 * Lists what an owner pays, loses or can't change any more on another plan, and what becomes of it, most important first.
 * Empty where the other plan has everything that this one has: then the checkout alone says what is charged.
 */
export function listPlanChangeEffects(
  { plan: from, extraServers, onTrial }: PlanInUse,
  to: PlanId,
): string[] {
  const [old, next] = [PLANS[from], PLANS[to]];
  const loses = (feature: Parameters<typeof includesFeature>[1]) =>
    includesFeature(from, feature) && !includesFeature(to, feature);
  const effects: [boolean, string][] = [
    [onTrial && from !== to, `Your trial ends: ${formatPrice(next.price)} is charged today.`],
    [
      next.analyticsDays < old.analyticsDays,
      `Logs and statistics show ${formatCount(next.analyticsDays, 'day')}. Older messages are kept unseen, each until it is ${formatCount(old.analyticsDays, 'day')} old, and a larger plan shows them again.`,
    ],
    [loses('customRules'), 'Your server rules stay in force. You can remove them, but not change them.'],
    [loses('webhooks'), 'Your webhooks are kept, but nothing is sent to them.'],
    [loses('reputation'), 'Players are no longer listed. Their records are kept.'],
    [loses('export'), 'Logs and charts can no longer be exported as CSV or JSON.'],
    [
      next.messageLimit < old.messageLimit,
      `The plan includes ${formatInteger(next.messageLimit)} messages a month instead of ${formatInteger(old.messageLimit)}. Chat beyond that is still moderated.`,
    ],
    [
      next.serverLimit < old.serverLimit,
      `The plan includes ${formatCount(next.serverLimit, 'server')} instead of ${formatInteger(old.serverLimit)}. Chat of further servers is still moderated.`,
    ],
    [
      extraServers > 0 && from !== to,
      `Your ${extraServers === 1 ? 'extra server ends' : `${formatInteger(extraServers)} extra servers end`} with the change.${includesFeature(to, 'extraServers') ? ` You can add ${extraServers === 1 ? 'it' : 'them'} again afterwards.` : ''}`,
    ],
  ];
  const listed = effects.flatMap(([happens, sentence]) => (happens ? [sentence] : []));
  if (listed.length === 0 || onTrial || from === to) return listed;
  const charge = `${formatPrice(next.price)} is charged today, and a new month begins. The rest of your plan’s month is credited to your next bill.`;
  return [charge, ...listed];
}
