import { Icon, Inline, Kbd, PlusIcon, Text } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const drawCommand = (label: string) => (
  <Inline space="small">
    <Icon icon={PlusIcon} />
    <Text as="span">{label}</Text>
  </Inline>
);

export const createCommandMenuGuide = (): Guide => ({
  alsoCalled: ['command palette'],
  use: 'Take the command menu once, in the shell of the app, for those who reach a page or an action faster by typing.',
  avoid: [
    { when: 'For the actions of one row or button', take: 'Design system/DropdownMenu' },
    { when: 'For a value of a form', take: 'Design system/Select' },
    { when: 'To filter a table', take: 'Patterns/Logs/FilterBar' },
    { when: 'To list the keyboard’s shortcuts', take: 'Patterns/Shell/ShortcutSheet' },
    { when: 'For the button that opens it', take: 'Patterns/Shell/CommandTrigger' },
  ],
  pairs: [
    {
      right: drawCommand('Create an API key'),
      wrong: drawCommand('API key'),
      because: 'The list has pages and actions side by side, and a verb tells which is which.',
    },
    {
      right: (
        <Inline space="small">
          {drawCommand('Show or hide the sidebar')}
          <Kbd>[</Kbd>
        </Inline>
      ),
      wrong: drawCommand('Show or hide the sidebar (press the left bracket)'),
      because: 'The prop `shortcut` draws the keys, and the label stays short enough to match what is typed.',
    },
  ],
  keys: {
    Letters: 'Searches labels. Where no label has the text, searches keywords.',
    ArrowDown: 'Moves to the next command, from the last to the first.',
    Enter: 'Closes the menu and runs the marked command.',
    Escape: 'Closes the menu.',
  },
  accessibility: [
    'The focus stays in the search field, and the marked command is announced as an option.',
    'While the caller searches further, `loadingText` is announced.',
    'It goes back to the element that had it before the menu opened.',
    'Give every command a visible control elsewhere too: no command is in the menu alone.',
  ],
  content: [
    'Name a page as its heading does, and an action as a verb and its object.',
    'Name a result as its page does, and put it into `results`, not into a group: a found label must not outrank a command.',
    'Add as keywords the words that others use: “token” for API keys.',
  ],
});
