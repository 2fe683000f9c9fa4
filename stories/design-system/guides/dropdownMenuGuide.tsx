import {
  Button,
  ChevronDownIcon,
  DropdownMenu,
  Inline,
  MenuItem,
  PlusIcon,
  Select,
  type DropdownMenuProps,
} from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const alignUses = {
  start: 'For a trigger at the start of its line.',
  end: 'For a trigger at the end of a row or header, so that the menu stays within the page.',
} satisfies Record<NonNullable<DropdownMenuProps['align']>, string>;

const drawMenu = (label: string, align: NonNullable<DropdownMenuProps['align']> = 'end') => (
  <DropdownMenu trigger={<Button iconEnd={ChevronDownIcon}>{label}</Button>} align={align}>
    <MenuItem onSelect={() => undefined}>Edit</MenuItem>
  </DropdownMenu>
);

export const createDropdownMenuGuide = (): Guide => ({
  alsoCalled: ['popup menu'],
  use: 'Take a dropdown menu for actions and links that don’t deserve a button each, such as those of one row.',
  avoid: [
    { when: 'For one action', take: 'Design system/Button' },
    { when: 'For a value of a form', take: 'Design system/Select' },
    { when: 'For a few options that take effect at once', take: 'Design system/SegmentedControl' },
    { when: 'For pages and actions of the whole app', take: 'Design system/CommandMenu' },
    { when: 'For the account', take: 'Patterns/Shell/AccountMenu' },
  ],
  anatomy: {
    drawing: drawMenu('Manage'),
    parts: [
      {
        name: 'Trigger',
        text: 'A button or an icon button. Its name is also the menu’s.',
        selector: 'button',
      },
      {
        name: 'Chevron',
        text: 'Says that something opens. An icon button has its own icon.',
        selector: 'svg',
      },
    ],
  },
  variants: [drawVariants('align', alignUses, (value) => drawMenu(`Manage, ${value}`, value))],
  pairs: [
    {
      right: (
        <Inline space="small">
          <Button variant="primary" icon={PlusIcon}>
            Add webhook
          </Button>
          {drawMenu('Manage')}
        </Inline>
      ),
      wrong: drawMenu('Actions'),
      because: 'The main action stays in sight: a menu hides what it holds.',
    },
    {
      right: (
        <Select
          label="Severity"
          defaultValue="all"
          options={[
            { value: 'all', label: 'All' },
            { value: 'low', label: 'Low' },
            { value: 'high', label: 'High' },
          ]}
        />
      ),
      wrong: drawMenu('Severity: all'),
      because: 'A select has a label and says its value to a screen reader.',
    },
  ],
  keys: {
    Enter: 'On the trigger, opens the menu at its first item. On an item, runs it and closes the menu.',
    ArrowDown: 'On the trigger, opens the menu. In it, moves to the next item and skips disabled ones.',
    ArrowUp: 'Moves to the item before.',
    Home: 'Moves to the first item.',
    End: 'Moves to the last item.',
    Letters: 'Move to the next item that begins with them.',
    Escape: 'Closes the menu, and the focus returns to the trigger.',
  },
  accessibility: [
    'The trigger says that it has a menu and whether it is open.',
    'Give an icon button a name with its subject: “More for https://blocks.example/hook”.',
    'A `MenuRadioGroup` keeps the menu open after a choice, so that its effect is seen.',
  ],
  content: [
    'Write an action as a verb, with its object unless the trigger names it.',
    'Put what destroys last, with the tone `critical`.',
  ],
});
