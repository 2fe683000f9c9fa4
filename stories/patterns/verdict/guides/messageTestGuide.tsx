import type { Verdict } from '~/contract/api.gen';
import { Stack } from '~/design-system';
import { verdicts } from '~/fixtures';
import { MessageTest } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawTest = (result: { verdict?: Verdict; error?: string }) => (
  <Stack space="medium">
    <MessageTest
      message="join my server"
      onMessageChange={() => undefined}
      onRun={() => undefined}
      loading={false}
      verdict={null}
      {...result}
    />
  </Stack>
);

export const createMessageTestGuide = (): Guide => ({
  use: 'Take it beside moderation settings, where an owner tries them on a sample message.',
  avoid: [
    { when: 'For how a stored message came to its verdict', take: 'Patterns/Verdict/MessageExplanation' },
    { when: 'For the verdicts of sent messages', take: 'Patterns/Logs/LogTable' },
    { when: 'For a message that a screen quotes', take: 'Patterns/Verdict/MessageQuote' },
  ],
  anatomy: {
    drawing: drawTest({ verdict: verdicts.held }),
    parts: [
      { name: 'Message', text: 'The sample, up to 512 characters.', selector: 'input' },
      { name: 'Button', text: 'Runs the test. Disabled while the message is blank.', selector: 'button' },
      { name: 'Verdict', text: 'Its facts. A verdict without a rule has no line for it.', selector: 'dl' },
      { name: 'Reasoning', text: 'Why. Left out where the verdict has none.', selector: 'dl + p' },
    ],
  },
  pairs: [
    {
      right: drawTest({ error: 'The test failed. Check your connection, then try again.' }),
      wrong: drawTest({ error: 'Error 500' }),
      because: 'The owner learns what to do next.',
    },
  ],
  accessibility: [
    'The form is named “Test a message”. It draws no heading and no card.',
    'The verdict stands in a status, which is there before it, and a failure is an alert. The focus stays where it was.',
    'While the test runs, the button keeps its focus and does nothing, and the message can’t be edited.',
  ],
  content: [
    'Say above it which settings the test uses, the edited or the saved ones, and that nothing is stored.',
    'Clear the verdict in `onMessageChange`, or the verdict of one message stands below another.',
    'Trim the message before you send it. A message of spaces alone counts as blank.',
  ],
});
