import { webhookEvents } from '~/contract/reference.gen';
import { Text } from '~/design-system';
import { EventReference, Marked } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

/* None of the stories' events: the event's id is the anchor and is shown too. */
const event = webhookEvents.find(({ id }) => id === 'review.decided');

const drawDescription = (text: string) => (
  <Text tone="muted" measure>
    <Marked text={text} />
  </Text>
);

export const createEventReferenceGuide = (): Guide => ({
  use: 'Take it for each event in the reference, where a developer looks up what a webhook receives.',
  avoid: [
    { when: 'For a call that a developer makes', take: 'Patterns/Reference/CallReference' },
    { when: 'To choose the events of a webhook', take: 'Patterns/Webhooks/WebhookDialog' },
    { when: 'For the events that were sent', take: 'Patterns/Webhooks/WebhookDeliveryTable' },
  ],
  anatomy: {
    drawing: event && <EventReference event={event} />,
    parts: [
      { name: 'Summary', text: 'Names the section.', selector: 'h3' },
      {
        name: 'Type',
        text: 'What the receiver finds in `type`. It is also the anchor.',
        selector: 'h3 + div',
      },
      {
        name: 'Members',
        text: 'Each member of the body by its path, with its type.',
        selector: 'dl',
      },
      {
        name: 'Description',
        text: 'What else a developer needs to know. Optional.',
        selector: 'h3 + div + p',
      },
    ],
  },
  pairs: [
    {
      right: drawDescription('Sent for a verdict whose `final_action` is not `none`.'),
      wrong: drawDescription('Sent for a verdict whose final action is not none.'),
      because: 'A developer tells a name of the API from a word only where it is drawn as code.',
    },
  ],
  accessibility: [
    'The summary is a heading of level 3, so place the events below a heading of level 2.',
    'A page shows each event once, because the type is the id of its section.',
  ],
  content: [
    'Take the event from `webhookEvents`, which the contract makes, and never write one by hand.',
    'Write the summary as what has happened: “A reviewer decided”.',
    'Explain what all events share, such as the signature, in the description of one event alone.',
  ],
});
