import type { Guide } from '../../../../.storybook/guide';

export const createShortcutsButtonGuide = (): Guide => ({
  use: 'Take it beside the title of a screen that has shortcuts, to open the list of them.',
  avoid: [
    { when: 'For the list that it opens', take: 'Patterns/Shell/ShortcutSheet' },
    { when: 'For the command menu', take: 'Patterns/Shell/CommandTrigger' },
    { when: 'For one key beside the control that it operates', take: 'Design system/Kbd' },
  ],
  accessibility: [
    'A touch screen hides it from everyone, because it seldom has a keyboard. “?” opens the list there too.',
    'Screen readers learn that “?” does the same, while `enabled` is true.',
    'It listens to no key itself: the screen opens the list on “?”.',
  ],
  content: ['It says “Shortcuts” on every screen, so that an owner finds it again.'],
});
