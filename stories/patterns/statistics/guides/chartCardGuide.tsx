import type { ReactNode } from 'react';
import { LineChart } from '~/charts';
import { Alert } from '~/design-system';
import { toReady, type Loadable } from '~/domain';
import { analytics } from '~/fixtures';
import { ChartCard } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const retryNothing = (): void => undefined;

const days = analytics.week.data;

const drawChart = (data: typeof days | null, header: ReactNode) => (
  <LineChart
    label="Messages of the drawing"
    height="compact"
    header={header}
    loading={data === null}
    points={(data ?? []).map(({ date }) => ({ label: date.slice(5, 10) }))}
    series={[{ id: 'messages', label: 'Messages', values: (data ?? []).map(({ messages }) => messages) }]}
  />
);

const draw = (value: Loadable<typeof days>) => (
  <ChartCard
    title="Messages"
    description="Days in UTC"
    value={value}
    subject="the messages"
    onRetry={retryNothing}
  >
    {drawChart}
  </ChartCard>
);

export const createChartCardGuide = (): Guide => ({
  use: 'Take it for one chart whose data comes from one call, so that loading and failure stand in the chart’s place.',
  avoid: [
    { when: 'For a panel without a chart', take: 'Patterns/Statistics/PanelState' },
    { when: 'For one figure and its trend', take: 'Design system/StatCard' },
    { when: 'For a table or a form on a card', take: 'Design system/Card' },
    { when: 'For a chart that shares its card with other parts', take: 'Charts/LineChart' },
  ],
  anatomy: {
    drawing: draw(toReady(days)),
    parts: [
      { name: 'Title', text: 'A heading of level 2, which names the card.', selector: 'h2' },
      {
        name: 'Chart',
        text: 'What `children` draws, with the title as its `header`.',
        selector: 'figure',
      },
      {
        name: 'Description',
        text: 'What a reader must know to read the chart, such as the time zone. Optional.',
        selector: 'h2 + *',
      },
    ],
  },
  pairs: [
    {
      right: draw({ state: 'failed', detail: null }),
      wrong: (
        <Alert tone="critical" announce={false}>
          Could not load the data.
        </Alert>
      ),
      because: 'The title stays, so a reader knows which chart is missing and can fetch it alone.',
    },
  ],
  accessibility: [
    'The card is a section with the title as its name.',
    'The chart is a figure with a name of its own: give its `label` the period too, such as “Messages of the last seven days”.',
    '`children` is called with `null` while the data is fetched: draw the chart with `loading`, so that the card keeps its height.',
  ],
  content: [
    'Write the title as the noun for what is counted: “Messages and violations”.',
    '`subject` follows “Could not load”: “the messages”.',
  ],
});
