import { firstSteps } from '~/fixtures';
import { FirstStepsCard } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createFirstStepsCardGuide = (): Guide => ({
  use: 'Take it on the dashboard of a new account, until the owner has done all five first steps.',
  avoid: [
    { when: 'For other instructions in their order', take: 'Design system/StepList' },
    { when: 'To show visitors how it works', take: 'Patterns/Marketing/StepGuide' },
    { when: 'For an account that did them all and gets no chat', take: 'Design system/Alert' },
    { when: 'For an address that is not verified', take: 'Patterns/Account/VerificationBanner' },
  ],
  anatomy: {
    drawing: <FirstStepsCard steps={firstSteps.seen} tier="growth" />,
    parts: [
      { name: 'Count', text: 'Says how many of the steps are done.', selector: '[role="status"]' },
      {
        name: 'Next step',
        text: 'The first step that is not done. Its link alone is primary.',
        selector: 'a[data-variant="primary"]',
      },
      {
        name: 'Later step',
        text: 'May be done earlier, so it has a link too, a secondary one.',
        selector: 'a[data-variant="secondary"]',
      },
      {
        name: 'Done step',
        text: 'Has a tick, and neither text nor link.',
        selector: 'li[data-state="done"]',
      },
    ],
  },
  pairs: [
    {
      right: <FirstStepsCard steps={firstSteps.almost} tier="growth" />,
      wrong: (
        <FirstStepsCard steps={{ ...firstSteps.almost, review_decided: true, done: true }} tier="growth" />
      ),
      because: 'Leave the card out once all is done: it then asks the owner for nothing.',
    },
  ],
  accessibility: [
    'Screen readers announce the count when a step is done while the card is shown.',
    'The title is a heading of level 2, so place the card below a heading of level 1.',
  ],
  content: [
    'Pass the plan as `tier`. A plan without custom rules is asked to save the configuration instead of writing rules.',
    'The first message has no link, because the owner sends it in the game. While it comes next, no link is primary.',
  ],
});
