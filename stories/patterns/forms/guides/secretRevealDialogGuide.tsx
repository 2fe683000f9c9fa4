import { Alert } from '~/design-system';
import type { Guide } from '../../../../.storybook/guide';

export const createSecretRevealDialogGuide = (): Guide => ({
  use: 'Take it right after the server has created a secret that it shows once, such as a webhook’s signing secret.',
  avoid: [
    { when: 'For a new API key, which has its own words', take: 'Patterns/Keys/KeyRevealDialog' },
    { when: 'For a value that the page can show again', take: 'Design system/CopyButton' },
    { when: 'For code to copy', take: 'Design system/CodeBlock' },
    { when: 'To say that something was created', take: 'Patterns/Forms/SuccessBanner' },
  ],
  pairs: [
    {
      right: (
        <Alert tone="caution" announce={false}>
          Your receiver checks the webhook-signature header with it.
        </Alert>
      ),
      wrong: (
        <Alert tone="caution" announce={false}>
          Keep it in a safe place.
        </Alert>
      ),
      because: 'The owner learns where the secret goes before the dialog closes.',
    },
  ],
  keys: {
    Tab: 'Reaches the secret and selects it, so that Ctrl+C copies it where the button fails.',
    Escape:
      'Closes the dialog once the secret was copied. Before that it asks whether to close without copying.',
  },
  accessibility: [
    'The button that copies is the main one until the secret was copied; then “Done” is.',
    'To select the secret and copy it counts as copied, for an owner whose browser refuses the clipboard.',
    'Until the secret was copied, the browser asks before it closes the tab.',
    'The opener may be gone by then, so the screen moves the focus to a button or a heading when the dialog has closed.',
  ],
  content: [
    '`noun` stands inside sentences: “Copy your signing secret now”. Write it in lower case.',
    '`description` says which secret it is and that it is shown once.',
    '`consequence` follows “It can’t be shown again.” and says what the owner has to do then: “If you close now you will need a new webhook.”',
    'Hold the secret in the state of the open dialog alone, and forget it in `onDone`.',
  ],
});
