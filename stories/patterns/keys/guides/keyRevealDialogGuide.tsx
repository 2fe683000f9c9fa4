import type { Guide } from '../../../../.storybook/guide';

export const createKeyRevealDialogGuide = (): Guide => ({
  use: 'Take it right after the server has created an API key, which it shows this one time.',
  avoid: [
    { when: 'For any other secret, such as a webhook’s', take: 'Patterns/Forms/SecretRevealDialog' },
    { when: 'For the form before it', take: 'Patterns/Keys/CreateKeyDialog' },
    { when: 'For keys that exist', take: 'Patterns/Keys/ApiKeyList' },
    { when: 'For a value that the page can show again', take: 'Design system/CopyButton' },
  ],
  keys: {
    Escape:
      'Closes the dialog once the key was copied. Before that it asks whether to close without copying.',
  },
  accessibility: [
    'The focus starts at the dialog, so screen readers begin with the title and the key’s name.',
    'The form that led here is gone when it closes. The screen of keys moves the focus to “Create New Key”.',
    'A browser that translates the page leaves the key unchanged.',
  ],
  content: [
    'The component has all words. Pass the name that the owner gave the key.',
    'Take the key from `usePendingApiKey`, so that an owner who left the screen before copying finds the dialog again.',
  ],
});
