import { Inline, Meter, Stack, Text, type TONES } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const toneUses = {
  neutral: 'The value is unknown.',
  accent: 'The value has no judgement.',
  positive: 'The limit is far away.',
  info: 'The value is worth knowing and asks for nothing. No screen has it.',
  caution: 'The limit comes nearer.',
  serious: 'The owner has to act before the limit is reached. No screen has it.',
  critical: 'The limit is nearly or quite reached.',
} satisfies Record<(typeof TONES)[number], string>;

const used = { value: 24_300, max: 30_000, valueText: '24,300 of 30,000' };

export const createMeterGuide = (): Guide => ({
  alsoCalled: ['gauge'],
  use: 'Take a meter for how much of a limit is used, such as the messages of a plan.',
  avoid: [
    { when: 'For a plan’s usage with its figures', take: 'Patterns/Billing/UsageMeter' },
    { when: 'For a task that ends', take: 'Design system/ProgressBar' },
    { when: 'For a figure without a limit', take: 'Design system/StatCard' },
    { when: 'To compare several values', take: 'Charts/BarList' },
  ],
  anatomy: {
    drawing: <Meter label="Messages used" {...used} />,
    parts: [
      { name: 'Track', text: 'Shows the limit.', selector: '[role="meter"]' },
      { name: 'Fill', text: 'Shows the value and its tone, in twenty blocks.', selector: 'rect' },
    ],
  },
  variants: [
    drawVariants('tone', toneUses, (tone) => (
      <Meter label={`Messages used, ${tone}`} tone={tone} {...used} />
    )),
  ],
  pairs: [
    {
      right: (
        <Stack space="xsmall">
          <Inline justify="between">
            <Text tone="muted">Messages used</Text>
            <Text numeric>29,100 / 30,000</Text>
          </Inline>
          <Meter
            label="Messages used"
            value={29_100}
            max={30_000}
            valueText="29,100 of 30,000"
            tone="critical"
          />
        </Stack>
      ),
      wrong: (
        <Meter
          label="Messages used"
          value={29_100}
          max={30_000}
          valueText="29,100 of 30,000"
          tone="critical"
        />
      ),
      because: 'A coloured bar alone says neither what is used nor how much is left.',
    },
  ],
  accessibility: [
    'Screen readers read valueText in place of the number: give both figures, “24,300 of 30,000”.',
    'A value above max is reported as max, so valueText has to say the true one.',
  ],
  content: ['The label names what is counted: “Messages used”.'],
});
