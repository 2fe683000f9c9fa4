import { Inline, ProgressBar, Spinner, Text, type TONES } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const toneUses = {
  neutral: 'The task waits.',
  accent: 'The task runs.',
  positive: 'The task is done.',
  info: 'The task runs, and the text beside it adds something worth knowing.',
  caution: 'The task runs, and a part of it needs a look.',
  serious: 'The task stops unless the owner acts.',
  critical: 'The task has failed.',
} satisfies Record<(typeof TONES)[number], string>;

export const createProgressBarGuide = (): Guide => ({
  use: 'Take a progress bar for how much of a task is done, when the whole is known.',
  avoid: [
    { when: 'For a value that rises and falls', take: 'Design system/Meter' },
    { when: 'For a wait of unknown length', take: 'Design system/Spinner' },
    { when: 'For steps that a person takes', take: 'Design system/StepList' },
    { when: 'For content of known shape that is being loaded', take: 'Design system/Skeleton' },
  ],
  anatomy: {
    drawing: <ProgressBar label="Messages checked" value={62} />,
    parts: [
      { name: 'Track', text: 'Shows the whole task.', selector: '[role="progressbar"]' },
      { name: 'Fill', text: 'Shows what is done and its tone, in twenty blocks.', selector: 'rect' },
    ],
  },
  variants: [
    drawVariants('tone', toneUses, (tone) => (
      <ProgressBar label={`Messages checked, ${tone}`} tone={tone} value={62} />
    )),
  ],
  pairs: [
    {
      right: (
        <Inline space="xsmall">
          <Spinner label={null} delayed={false} />
          <Text as="span">Loading the log</Text>
        </Inline>
      ),
      wrong: <ProgressBar label="Loading the log" value={50} />,
      because: 'A bar promises that its end is known; without one it shows a figure without a measurement.',
    },
  ],
  accessibility: [
    'Screen readers read a percentage, or valueText where it is given: “39,532 of 48,210”.',
    'A value outside 0 to max is reported as the nearer end, and NaN as 0.',
  ],
  content: ['The label names the task: “Messages checked”.'],
});
