import { Alert, Button, EmptyState, type Tone } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const toneUses = {
  neutral: 'A fact without a judgement.',
  accent: 'For no message: it marks what is primary, active or selected.',
  positive: 'What the visitor did has succeeded.',
  info: 'Worth knowing, and nothing is wrong.',
  caution: 'To look at soon, such as an address that is not verified.',
  serious: 'To act on now, such as a payment that failed.',
  critical: 'An action or a load has failed.',
} satisfies Record<Tone, string>;

const toneExamples = {
  neutral: 'Checkout closed.',
  accent: 'Growth plan.',
  positive: 'Rules saved.',
  info: 'Today’s AI budget is used up.',
  caution: 'Verify your email.',
  serious: 'The last payment failed.',
  critical: 'The logs could not be loaded.',
} satisfies Record<Tone, string>;

export const createAlertGuide = (): Guide => ({
  alsoCalled: ['banner', 'notice', 'callout', 'notification', 'retry', 'toast', 'snackbar'],
  use: 'Take an alert to say what happened to the part of the page that it stands in, and what helps. There are no toasts: a message stands beside what was pressed, where a slow reader still finds it.',
  avoid: [
    { when: 'For a list that has nothing yet', take: 'Design system/EmptyState' },
    { when: 'For what is wrong with one field', take: 'Design system/Field' },
    { when: 'For the status of one row', take: 'Design system/Badge' },
    { when: 'For a question before an action', take: 'Design system/ConfirmDialog' },
    { when: 'For the success of an action that has just ended', take: 'Patterns/Forms/SuccessBanner' },
  ],
  anatomy: {
    drawing: (
      <Alert
        tone="caution"
        title="Could not refresh the logs"
        announce={false}
        action={<Button size="compact">Retry</Button>}
      >
        These messages are two minutes old.
      </Alert>
    ),
    parts: [
      { name: 'Title', text: 'The message in a few words. Optional.', selector: 'p' },
      { name: 'Action', text: 'The one thing that helps. Optional.', selector: 'button' },
      { name: 'Message', text: 'What happened and what comes next.', selector: 'p + div' },
      { name: 'Icon', text: 'Repeats the tone as a shape.', selector: 'svg' },
    ],
  },
  variants: [
    drawVariants('tone', toneUses, (value) => (
      <Alert tone={value} announce={false}>
        {toneExamples[value]}
      </Alert>
    )),
  ],
  pairs: [
    {
      right: (
        <Alert tone="critical" announce={false} action={<Button size="compact">Retry</Button>}>
          The API keys could not be loaded.
        </Alert>
      ),
      wrong: (
        <Alert tone="critical" announce={false}>
          An error occurred.
        </Alert>
      ),
      because: 'The reader learns what is missing and gets a way to it.',
    },
    {
      right: (
        <Alert tone="critical" announce={false}>
          The webhooks could not be loaded.
        </Alert>
      ),
      wrong: <EmptyState title="The webhooks could not be loaded" level={3} />,
      because: 'A failure looks like a failure, not like an empty list.',
    },
  ],
  accessibility: [
    'Screen readers announce `critical` and `serious` when they appear. Put another tone into a `StatusRegion` that was mounted before it. Give it `announce` where it comes together with its page.',
    'Turn `announce` off for a `critical` or `serious` alert that is on the page from the start, or that another live region announces.',
    'The title is no heading: readers who jump from heading to heading pass it.',
  ],
  content: [
    'Name what failed: “The review queue could not be loaded.”',
    'Write a title only where the message needs a second sentence.',
  ],
});
