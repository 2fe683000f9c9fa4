import type { Guide } from '../../../../.storybook/guide';

export const createWebhookDialogGuide = (): Guide => ({
  use: 'Take it where the owner adds a webhook, or changes the address, the description or the events of one.',
  avoid: [
    { when: 'For the signing secret that follows', take: 'Patterns/Forms/SecretRevealDialog' },
    { when: 'To pause, test or delete a webhook', take: 'Patterns/Webhooks/WebhookList' },
    { when: 'To see what was sent', take: 'Patterns/Webhooks/WebhookDeliveryTable' },
    { when: 'For what an event contains', take: 'Patterns/Reference/EventReference' },
  ],
  accessibility: [
    'The focus starts at the address. An address that can’t be used gets its error when the form is sent, and the focus.',
    'The button that saves is disabled until there is an address. Without an event, it moves the focus to the first event.',
    'Each event is described by what it reports.',
    'A failure is announced at once at the head of the form, and the fields keep what was typed.',
  ],
  content: [
    'Title and button say whether a webhook is added or changed. A `draft` goes before the values of `webhook`.',
    'A new webhook begins with all events.',
    'The address begins with https://. Plain http is accepted for the developer’s own machine alone.',
    '`onSave` always gets all three values, trimmed. An empty `description` is an empty text.',
  ],
});
