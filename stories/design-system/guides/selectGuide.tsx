import { RadioGroup, Select } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const ACTIONS = [
  { value: 'warn', label: 'Warning' },
  { value: 'mute', label: 'Mute' },
  { value: 'kick', label: 'Kick' },
  { value: 'ban', label: 'Ban' },
];

const PREFIXES = [
  { value: 'sk_live', label: 'Live (sk_live)', description: 'Messages are stored and counted.' },
  { value: 'sk_test', label: 'Test (sk_test)', description: 'Messages are moderated, but not stored.' },
];

export const createSelectGuide = (): Guide => ({
  alsoCalled: ['picker', 'dropdown list'],
  use: 'Take a select for one of three or more options where there is no room to show them all, such as in a filter or a dialog.',
  avoid: [
    { when: 'For a few options that need a description', take: 'Design system/RadioGroup' },
    { when: 'On public pages, which work without a script', take: 'Design system/NativeSelect' },
    { when: 'For actions', take: 'Design system/DropdownMenu' },
    { when: 'For two to five options that change the page at once', take: 'Design system/SegmentedControl' },
    { when: 'For on and off', take: 'Design system/Switch' },
  ],
  anatomy: {
    drawing: (
      <Select
        label="Action"
        description="What happens to the player."
        options={ACTIONS}
        defaultValue="warn"
      />
    ),
    parts: [
      { name: 'Label', text: 'Names what is chosen.', selector: 'label' },
      { name: 'Sign', text: 'Shows that the control opens a list.', selector: 'svg' },
      {
        name: 'Description',
        text: 'Says what the choice does. Optional.',
        selector: '[id$="-description"]',
      },
      { name: 'Control', text: 'Shows the chosen option, and opens the list.', selector: 'button' },
    ],
  },
  pairs: [
    {
      right: <Select label="Action" placeholder="Choose an action" options={ACTIONS} />,
      wrong: <Select label="Action" labelHidden placeholder="Action" options={ACTIONS} />,
      because: 'The placeholder goes with the first choice; only a label still says what was chosen.',
    },
    {
      right: <RadioGroup label="Prefix" options={PREFIXES} defaultValue="sk_live" />,
      wrong: <Select label="Prefix" options={PREFIXES} defaultValue="sk_live" />,
      because: 'Two options fit on the page, and their descriptions help to choose.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the closed select.',
    ArrowDown: 'Opens the list at the chosen option, and moves down in the open list.',
    Letters:
      'Choose the next option that begins with the letter, without opening the list. In the open list, letters typed in a row are one word. An accent may be left out.',
    Enter: 'Opens the list, and chooses in the open list.',
    Space: 'Does the same. After a typed word it belongs to the name.',
    Escape: 'Closes the list and keeps the value.',
  },
  accessibility: [
    'It is a combobox that the label names, and the error and the description describe it.',
    'When the list closes, the focus returns to the control.',
  ],
  content: ['Keep the placeholder a request: “Choose a range”.', 'Name every option in the same form.'],
});
