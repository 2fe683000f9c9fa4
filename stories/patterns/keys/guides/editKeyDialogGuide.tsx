import type { Guide } from '../../../../.storybook/guide';

export const createEditKeyDialogGuide = (): Guide => ({
  use: 'Take it where the owner renames or describes an active key, or changes what it may do.',
  avoid: [
    { when: 'For a new key', take: 'Patterns/Keys/CreateKeyDialog' },
    { when: 'For a key that leaked or is no longer used', take: 'Patterns/Keys/RevokeKeyDialog' },
    { when: 'For the scopes in another form', take: 'Patterns/Keys/KeyScopesField' },
    { when: 'To show a key with its facts', take: 'Patterns/Keys/ApiKeyList' },
  ],
  accessibility: [
    'The title is the same for every key. The description names the key by its beginning, such as “sk_live_7Q2m…”.',
    'The focus starts at the name. It returns there when name and description are both empty, and goes to the first scope when none is ticked.',
    'A failure is announced at once at the head of the form, and the fields keep what was typed.',
  ],
  content: [
    'Offer no edit for a revoked key: the server refuses it.',
    'An empty name beside a description is no error: the key then keeps its name.',
    'The prefix stays, so a test key is offered one scope alone.',
    'The values of a `draft` go before those of the key.',
  ],
});
