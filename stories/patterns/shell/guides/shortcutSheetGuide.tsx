import type { Guide } from '../../../../.storybook/guide';

export const createShortcutSheetGuide = (): Guide => ({
  use: 'Take it for the list of the keys that work on a screen, which the owner opens with “?” or with a control.',
  avoid: [
    { when: 'To find and run an action by typing', take: 'Design system/CommandMenu' },
    { when: 'For one key beside the control that it operates', take: 'Design system/Kbd' },
    { when: 'For a hint on one button', take: 'Design system/Tooltip' },
    { when: 'For another text above the page', take: 'Design system/Dialog' },
  ],
  accessibility: [
    'The focus starts at the dialog, so a screen reader begins at its title. The switch stands below the list and does not scroll with it.',
    'The switch is for owners whose speech or switch control sends single keys by accident. While `enabled` is false, the caller handles no single keys.',
    'The sheet handles no key of its list. Give it a control that opens it too, because “?” is a single key that the owner can switch off.',
  ],
  content: [
    'Say in `description`, in one sentence, on which pages the keys work and where they don’t.',
    'Write a meaning as a verb and its object: “Go to Logs”. No two meanings of a sheet are the same, because a meaning identifies its row.',
    'Write a key as it is printed: “Ctrl”, “K”. Keys pressed together and keys in sequence look alike, so let the meaning tell what the reader can’t guess.',
    'List the keys that work on the screen, not those of others.',
  ],
});
