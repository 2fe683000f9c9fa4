import { SegmentedControl, Switch } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const PERIODS = [
  { value: '24h', label: '24h' },
  { value: '7d', label: '7d' },
  { value: '30d', label: '30d' },
];

const doNothing = () => undefined;

export const createSegmentedControlGuide = (): Guide => ({
  alsoCalled: ['tabs', 'toggle group'],
  use: 'Take it to choose one of two to five short options that change the page at once, such as the period of a chart.',
  avoid: [
    { when: 'For an answer in a form', take: 'Design system/RadioGroup' },
    { when: 'For more options, or long ones', take: 'Design system/Select' },
    { when: 'For on and off', take: 'Design system/Switch' },
  ],
  anatomy: {
    drawing: (
      <SegmentedControl
        label="Period of the drawing"
        options={PERIODS}
        value="7d"
        onValueChange={doNothing}
      />
    ),
    parts: [
      { name: 'Chosen option', text: 'There always is one.', selector: 'button[aria-pressed="true"]' },
      { name: 'Group', text: 'Has the label as its accessible name.', selector: '[role="group"]' },
      { name: 'Option', text: 'A press chooses it at once.', selector: 'button:last-child' },
    ],
  },
  pairs: [
    {
      right: <SegmentedControl label="Short period" options={PERIODS} value="7d" onValueChange={doNothing} />,
      wrong: (
        <SegmentedControl
          label="Long period"
          options={PERIODS.map(({ value, label }) => ({
            value,
            label: `Messages of the last ${label}, in UTC`,
          }))}
          value="7d"
          onValueChange={doNothing}
        />
      ),
      because: 'The options stay on one line, so a narrow screen cuts long ones off.',
    },
    {
      right: <Switch label="Compare with the period before" defaultChecked />,
      wrong: (
        <SegmentedControl
          label="Compare with the period before"
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
          value="on"
          onValueChange={doNothing}
        />
      ),
      because: 'The label is not shown, so “On” and “Off” say nothing to a reader who sees them.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the chosen option.',
    ArrowRight: 'Moves the focus to the next option, and does not choose it.',
    Space: 'Chooses the option that has the focus.',
  },
  accessibility: [
    'The options are toggle buttons in a group that `label` names; the chosen one is pressed.',
    'A press on the chosen option changes nothing, so a choice can’t be cleared.',
  ],
  content: ['One word or one amount an option: “7d”.'],
});
