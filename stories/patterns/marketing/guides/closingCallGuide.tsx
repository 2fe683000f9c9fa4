import type { ReactNode } from 'react';
import { ButtonLink } from '~/design-system';
import { ClosingCall } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const trialLink = (
  <ButtonLink href="/signup" variant="primary" size="large">
    Start free trial
  </ButtonLink>
);

const draw = (actions: ReactNode) => (
  <ClosingCall
    title="Light up your chat tonight"
    description="7-day free trial. No charge until it ends, cancel any time."
    actions={actions}
  />
);

export const createClosingCallGuide = (): Guide => ({
  use: 'Take it as the last section of a public page, to lead a visitor who has read it all to sign-up.',
  avoid: [
    { when: 'For the claim at the top of the page', take: 'Patterns/Marketing/MarketingHero' },
    { when: 'For a claim with content that supports it', take: 'Patterns/Marketing/MarketingSection' },
    { when: 'For the link alone', take: 'Design system/ButtonLink' },
    { when: 'For a signed-in owner whose plan lacks a feature', take: 'Patterns/Billing/PlanLimit' },
  ],
  anatomy: {
    drawing: draw(trialLink),
    parts: [
      { name: 'Claim', text: 'A heading of level 2, which names the section.', selector: 'h2' },
      { name: 'Actions', text: 'The main action and at most one other.', selector: 'h2 + div' },
      { name: 'Description', text: 'What the trial costs.', selector: 'h2 + div + p' },
    ],
  },
  pairs: [
    {
      right: draw(
        <>
          {trialLink}
          <ButtonLink href="/docs/api" size="large">
            Read the documentation
          </ButtonLink>
        </>,
      ),
      wrong: draw(
        <>
          {trialLink}
          <ButtonLink href="/docs/api" variant="primary" size="large">
            Read the documentation
          </ButtonLink>
          <ButtonLink href="/enterprise" variant="primary" size="large">
            Contact sales
          </ButtonLink>
        </>,
      ),
      because: 'The section asks one thing. A visitor who isn’t ready gets one other way on.',
    },
  ],
  accessibility: [
    'The light behind the words is hidden from assistive technology, and forced colours remove it.',
    'The description follows the actions, so a link’s own words have to say where it leads.',
  ],
  content: [
    'Write the claim in sentence case, without a full stop.',
    'Take the description from `TRIAL.landingClaim`, so that it agrees with the lead above the prices.',
  ],
});
