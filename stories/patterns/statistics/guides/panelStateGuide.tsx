import { Alert, Skeleton, Text } from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const retryNothing = (): void => undefined;

const draw = (value: Loadable<string>) => (
  <PanelState
    value={value}
    subject="the statistics"
    onRetry={retryNothing}
    loading={<Skeleton width="half" />}
  >
    {(text) => <Text>{text}</Text>}
  </PanelState>
);

const stale: Loadable<string> = {
  state: 'ready',
  data: '48,210 messages in the last 24 hours',
  refreshing: false,
  stale: true,
  updatedAt: 0,
};
const failed = draw({ state: 'failed', detail: null });

export const createPanelStateGuide = (): Guide => ({
  use: 'Take it around the content of a panel whose data comes from one call, so that the panel loads, fails and retries on its own. Its `value` is a `Loadable` of `~/domain`: `{ state: "loading" }`, `{ state: "failed", detail }`, or `toReady(data)`.',
  avoid: [
    { when: 'For the rows of a table, which show their own states', take: 'Design system/DataTable' },
    { when: 'For data that came and is empty', take: 'Design system/EmptyState' },
    { when: 'For a mutation that failed', take: 'Design system/Alert' },
  ],
  anatomy: {
    drawing: draw(stale),
    parts: [
      {
        name: 'Notice',
        text: 'Says that the last refresh failed, and retries. The older data stays.',
        selector: '[data-tone]',
      },
      {
        name: 'Content',
        text: 'Stays mounted while newer data loads.',
        selector: '[data-state] > :last-child',
      },
    ],
  },
  pairs: [
    {
      right: failed,
      wrong: (
        <Alert tone="critical" announce={false}>
          Something went wrong.
        </Alert>
      ),
      because: 'The reader learns what is missing and can try again without leaving the page.',
    },
  ],
  accessibility: [
    'While it loads, the panel is busy. A failure is announced at once. Retry moves the focus to the panel, because the button goes with its alert.',
  ],
  content: ['`subject` follows “Could not load”: “the statistics”, “the servers”.'],
});
