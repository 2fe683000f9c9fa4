import type { Guide } from '../../../../.storybook/guide';

export const createCreateKeyDialogGuide = (): Guide => ({
  use: 'Take it where the owner creates an API key. The secret follows in a dialog of its own.',
  avoid: [
    { when: 'To show the new key', take: 'Patterns/Keys/KeyRevealDialog' },
    { when: 'To change a key that exists', take: 'Patterns/Keys/EditKeyDialog' },
    { when: 'For the scopes in another form', take: 'Patterns/Keys/KeyScopesField' },
    { when: 'To show the keys of an account', take: 'Patterns/Keys/ApiKeyList' },
  ],
  accessibility: [
    'The focus starts at the name. The button that creates the key is disabled until a name is typed.',
    'A name that is emptied shows its error at once. Without a scope, the button moves the focus to the first scope.',
    'While `loading`, the texts can be read and copied but not changed, and the dialog stays open.',
    'A failure is announced at once at the head of the form, and the fields keep what was typed.',
  ],
  content: [
    'A `draft` fills the fields once, when the dialog mounts. Later drafts change nothing.',
    '`onCreate` gets trimmed texts. It gets no `description` where that is empty, and no `scopes` where they are the default ones.',
    'Pass the server’s reason as `error`, and `CREATE_KEY_FAILED` where it gives none.',
    'A choice of the test prefix takes every scope but `moderate` out of the form.',
  ],
});
