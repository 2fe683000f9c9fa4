import { describeFeaturePlans } from '~/contract/planFeatures';
import { Text } from '~/design-system';
import { PlanLimit } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const draw = (limit: string, href?: string) => (
  <Text tone="muted">
    <PlanLimit href={href}>{limit}</PlanLimit>
  </Text>
);

export const createPlanLimitGuide = (): Guide => ({
  use: 'Take it where an owner would reach a limit of the plan, to state the limit before a call is refused.',
  avoid: [
    { when: 'For a call that the server refused', take: 'Design system/Alert' },
    { when: 'For how much of a limit is used', take: 'Patterns/Billing/UsageMeter' },
    { when: 'To compare the plans', take: 'Patterns/Billing/PlanCard' },
    { when: 'To name the plan', take: 'Patterns/Billing/TierBadge' },
  ],
  pairs: [
    {
      right: draw(describeFeaturePlans('customRules'), '/subscribe'),
      wrong: draw('Upgrade now to unlock more!', '/subscribe'),
      because: 'The owner learns what is missing and which plans have it, and can decide.',
    },
    {
      right: draw('Your plan keeps 90 days.'),
      wrong: draw('Your plan keeps 90 days.', '/subscribe'),
      because: 'Leave `href` out where no plan has more: the link would promise one.',
    },
  ],
  accessibility: [
    'It is text in a `span`, so put it into a paragraph or a `description`. As the description of a field it describes the control.',
    'It takes the colour of the text around it, and announces nothing.',
  ],
  content: [
    'For a feature take the sentence of `describeFeaturePlans`, which the server’s refusal begins with too.',
    'For a retention write what the plan keeps: “Your plan keeps 30 days of messages.”',
    'End with a full stop, because “Change plan” follows.',
  ],
});
