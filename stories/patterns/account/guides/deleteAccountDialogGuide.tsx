import type { Guide } from '../../../../.storybook/guide';

export const createDeleteAccountDialogGuide = (): Guide => ({
  use: 'Take it to ask the owner before the account and all of its data are deleted for good.',
  avoid: [
    { when: 'For the card whose button opens it', take: 'Patterns/Account/AccountDataCard' },
    { when: 'To cancel the subscription and keep the data', take: 'Design system/ConfirmDialog' },
    { when: 'To end one API key', take: 'Patterns/Keys/RevokeKeyDialog' },
    { when: 'For a form that destroys nothing', take: 'Design system/Dialog' },
  ],
  accessibility: [
    'The focus starts at the field for the address, below the list of what is lost.',
    'The button that deletes is disabled until the owner has typed the account’s address and a password. Capitals, and spaces around the address, make no difference.',
    'An `error` is announced at once above the list, and the fields keep what was typed.',
    'While it loads, the fields are read-only and the dialog can’t be closed.',
  ],
  content: [
    'Mount it while it is open.',
    '`onDelete` gets the password, which the server checks. The dialog itself checks the address.',
    'Say in `error` what is wrong and what became of the account: “The password is wrong. Nothing was changed.”',
    'The list says what is lost and when. Change it together with what the server erases.',
  ],
});
