import { RadioGroup, Switch } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const LEVELS = [
  {
    value: 'monitor_only',
    label: 'Monitor only',
    description: 'Nothing is done without you. What should be done waits for review.',
  },
  {
    value: 'auto_warn',
    label: 'Warn',
    description: 'Warnings are automatic. Anything stronger waits for review.',
  },
];

export const createRadioGroupGuide = (): Guide => ({
  use: 'Take it for one answer of two to six, all visible with what they do.',
  avoid: [
    { when: 'For more answers, or in little space', take: 'Design system/Select' },
    { when: 'For several answers at once', take: 'Design system/CheckboxGroup' },
    { when: 'To turn one setting on or off', take: 'Design system/Switch' },
    { when: 'To switch between views at once', take: 'Design system/SegmentedControl' },
  ],
  anatomy: {
    drawing: <RadioGroup label="Automation level" options={LEVELS} defaultValue="monitor_only" />,
    parts: [
      { name: 'Question', text: 'Names the group.', selector: '[role="radiogroup"] > span' },
      { name: 'Option', text: 'Is an answer with its words.', selector: '[role="radiogroup"] > div' },
      {
        name: 'Description',
        text: 'Says what the answer does. Optional.',
        selector: '[role="radiogroup"] > div:last-child label + span',
      },
      { name: 'Radio button', text: 'Shows which answer is chosen.', selector: 'input' },
    ],
  },
  pairs: [
    {
      right: <RadioGroup label="Automation level" options={LEVELS} defaultValue="auto_warn" />,
      wrong: (
        <RadioGroup
          label="Automation level"
          options={[
            { value: 'monitor_only', label: 'Level 1' },
            { value: 'auto_warn', label: 'Level 2' },
          ]}
          defaultValue="auto_warn"
        />
      ),
      because: 'The owner knows what an answer does before choosing it.',
    },
    {
      right: <Switch label="Send webhooks" defaultChecked />,
      wrong: (
        <RadioGroup
          label="Send webhooks"
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
          defaultValue="on"
        />
      ),
      because: 'On and off are one setting, and a switch shows both in one line.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the chosen option, or to the first without one.',
    ArrowDown: 'Moves the focus to the next option and chooses it.',
  },
  accessibility: [
    'The question names the group; its description and the error describe it.',
    'Screen readers read an option’s description after its label.',
    'The options are native radio buttons, so a form submits the chosen value under name.',
  ],
  content: [
    'The question is a noun phrase: “Automation level”.',
    'An answer is one to three words; its description is a sentence.',
  ],
});
