import type { Guide } from '../../../../.storybook/guide';

export const createRevokeKeyDialogGuide = (): Guide => ({
  use: 'Take it before an API key is revoked, which cuts off every server that uses the key.',
  avoid: [
    { when: 'For a key that may do too much', take: 'Patterns/Keys/EditKeyDialog' },
    { when: 'To delete the account', take: 'Patterns/Account/DeleteAccountDialog' },
    { when: 'For any other yes-or-no question', take: 'Design system/ConfirmDialog' },
  ],
  accessibility: [
    'It is an alert dialog, named with the key. Its description says the last use and the key’s beginning.',
    'The focus starts at “Cancel”. While `loading`, neither Escape nor “Cancel” closes the dialog.',
    'The key’s row loses its buttons or leaves the list. The screen of keys then moves the focus to its heading.',
  ],
  content: [
    'The component has all words. The last use is among them, so that the owner sees whether a server still signs in with the key.',
    'Pass the `now` of `useClock`. From a week on, the last use is a date.',
    'Close it once the key is revoked. Pass a refusal as `error`: the dialog stays, and the owner can press again.',
  ],
});
