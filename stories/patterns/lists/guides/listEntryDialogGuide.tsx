import type { Guide } from '../../../../.storybook/guide';

export const createListEntryDialogGuide = (): Guide => ({
  use: 'Take it where the owner adds a word, a phrase or a link to the lists, or changes an entry.',
  avoid: [
    { when: 'To show the entries', take: 'Patterns/Lists/ListEntryTable' },
    { when: 'To ask before an entry is removed', take: 'Design system/ConfirmDialog' },
    { when: 'To try a message on the settings', take: 'Patterns/Verdict/MessageTest' },
    { when: 'To act on one player', take: 'Patterns/Players/PlayerActionDialog' },
  ],
  keys: {
    ArrowDown: 'Chooses the next kind, or the next action.',
    Space: 'Ticks or unticks the server that has the focus.',
    Enter: 'Presses the focused button, such as the one that adds the entry.',
  },
  accessibility: [
    'The focus starts at the chosen kind. The field below is named after it: “Word”, “Phrase” or “Link”.',
    'The preview comes into a status region that was there before, so screen readers announce it.',
    'A pattern that can’t be used gets its error when the form is sent, and the focus.',
    'The question of the servers is left out while there is none to choose.',
  ],
  content: [
    'Title and button say whether an entry is added or changed. A `draft` goes before the values of `entry`.',
    'Fetch the `preview` for the draft of `onDraftChange`. Pass `null` until it is known, and while `validateListPattern` finds a fault.',
    '`onSave` gets a trimmed pattern, and `null` as `servers` where the entry is for all.',
    'A server that `servers` no longer names is still offered where the entry names it.',
  ],
});
