import { Button, SearchIcon } from '~/design-system';
import { CommandTrigger } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const doNothing = () => undefined;

export const createCommandTriggerGuide = (): Guide => ({
  use: 'Take it once, in the bar of the app, to open the command menu and to show its shortcut.',
  avoid: [
    { when: 'For the menu that it opens', take: 'Design system/CommandMenu' },
    { when: 'For a button that shows an icon alone', take: 'Design system/IconButton' },
    { when: 'To filter a table', take: 'Patterns/Logs/FilterBar' },
    { when: 'For the list of all shortcuts', take: 'Patterns/Shell/ShortcutSheet' },
  ],
  anatomy: {
    drawing: <CommandTrigger onOpen={doNothing} />,
    parts: [
      {
        name: 'Words',
        text: 'The verb and the keys. Screens narrower than 768 px leave them out.',
        selector: 'button > span[aria-hidden]',
      },
      { name: 'Keys', text: 'The shortcut of the command menu.', selector: 'button span > span' },
      { name: 'Button', text: 'All of it can be pressed.', selector: 'button' },
      { name: 'Icon', text: 'Stays alone on narrow screens.', selector: 'svg' },
    ],
  },
  pairs: [
    {
      right: <CommandTrigger onOpen={doNothing} />,
      wrong: <Button icon={SearchIcon}>Search messages</Button>,
      because: 'The menu finds pages and actions. The owner looks for messages in the log.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the button, and calls `onIntent`.',
    Enter: 'Opens the command menu.',
  },
  accessibility: [
    'Its name is “Find a page or an action” on every screen, and contains the visible word “Find”.',
    'Screen readers learn that it opens a dialog, and its shortcut with Control and with Command.',
    'It listens to no shortcut itself: the app’s shell opens the menu on Ctrl K and ⌘ K.',
  ],
  content: [
    'The visible keys are “Ctrl” and “K” on every device. The shortcut sheet names the keys of a Mac.',
    '`onIntent` runs at each hover and focus, so let it fetch code and show nothing.',
  ],
});
