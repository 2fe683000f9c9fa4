import { ClockProvider } from '~/design-system';
import { deliveries, FIXTURE_NOW } from '~/fixtures';
import { PanelState, WebhookDeliveryTable, type WebhookDeliveryTableProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const sendNothing = (): void => undefined;

const drawTable = (props: WebhookDeliveryTableProps) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <WebhookDeliveryTable {...props} />
  </ClockProvider>
);

export const createWebhookDeliveryTableGuide = (): Guide => ({
  use: 'Take it for the last deliveries of one webhook, so that the owner sees why an event did not arrive.',
  avoid: [
    { when: 'For the webhooks of an account', take: 'Patterns/Webhooks/WebhookList' },
    { when: 'For what a game server reports about an action', take: 'Patterns/Verdict/GameDelivery' },
    { when: 'For what an event contains', take: 'Patterns/Reference/EventReference' },
    { when: 'For any other list from the server', take: 'Design system/DataTable' },
  ],
  anatomy: {
    drawing: drawTable({ deliveries: [deliveries.retrying, deliveries.failed], onSendAgain: sendNothing }),
    parts: [
      {
        name: 'Event',
        text: 'Its label. An event that the app does not know keeps its own name.',
        selector: 'tbody [role="rowheader"]',
      },
      { name: 'Outcome', text: 'Delivered, will be retried, or given up.', selector: 'tbody [data-tone]' },
      {
        name: 'Fault',
        text: 'What went wrong at the last try, in a sentence of the server.',
        selector: 'tbody [data-tone] + span',
      },
      { name: 'Next try', text: 'While the server tries by itself.', selector: 'tbody span:has(> time)' },
      {
        name: 'Retry button',
        text: 'For a delivery that failed, also while it waits for its next try. A test event has none.',
        selector: 'tbody button',
      },
      {
        name: 'Answer',
        text: 'The receiver’s HTTP status, or a dash without an answer.',
        selector: 'tbody td:nth-of-type(2)',
      },
    ],
  },
  pairs: [
    {
      right: (
        <PanelState
          value={{ state: 'failed', detail: null }}
          subject="the deliveries"
          onRetry={sendNothing}
          loading={null}
        >
          {(rows: WebhookDeliveryTableProps['deliveries']) => drawTable({ deliveries: rows })}
        </PanelState>
      ),
      wrong: drawTable({ deliveries: [] }),
      because: 'Draw it in a PanelState: after a failure an empty list would say that nothing was sent.',
    },
  ],
  accessibility: [
    'The event is the row’s header, and each retry button is named with it and its last try: “Retry now: Action taken, 19 Nov 2026, 21:04:11”.',
    'The pressed button keeps the focus while its delivery is retried.',
    'An empty list has a heading of level 3, so the table stands below a heading of level 2, such as a dialog’s title.',
  ],
  content: [
    'Draw it in a large dialog, with a button in the footer that fetches the list again.',
    'Leave `onSendAgain` out while the webhook is paused or the plan has no webhooks.',
  ],
});
