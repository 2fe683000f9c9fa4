import { type CHART_HEIGHTS, LineChart, type ChartSeries } from '~/charts';
import { drawVariants, type Guide } from '../../../.storybook/guide';
import { listValues, toPoints } from '../data';

const heightUses = {
  compact: 'Beside a text or in a small card.',
  default: 'In a card of a screen.',
  tall: 'For the main chart of a screen.',
} satisfies Record<(typeof CHART_HEIGHTS)[number], string>;

const place = { inlineSize: '14rem' };
const week = toPoints('week');
const unfinished = week.map((point, index) => ({ ...point, incomplete: index === week.length - 1 }));
const messages: ChartSeries = {
  id: 'messages',
  label: 'Messages',
  values: listValues('week', 'messages'),
  area: true,
};
const violations: ChartSeries = {
  id: 'violations',
  label: 'Violations',
  values: listValues('week', 'violations'),
};
const filtered: ChartSeries = {
  id: 'filtered',
  label: 'Filtered messages',
  values: messages.values.map((value) => (value ?? 0) * 0.6),
};
const responseTime: ChartSeries = {
  id: 'ms',
  label: 'Response time in ms',
  values: listValues('week', 'avg_response_time_ms'),
  average: true,
};
const common = { points: week, height: 'compact' } as const;

export const createLineChartGuide = (): Guide => ({
  use: 'Take a line chart for the course of up to three numbers of one unit over time, such as messages and violations.',
  avoid: [
    { when: 'For one count a period, with few periods', take: 'Charts/BarChart' },
    { when: 'For amounts of categories', take: 'Charts/BarList' },
    { when: 'For one figure and its trend', take: 'Design system/StatCard' },
    { when: 'For numbers that are read one by one', take: 'Design system/Table' },
  ],
  anatomy: {
    drawing: (
      <LineChart label="Messages of the drawing" points={unfinished} series={[messages, violations]} />
    ),
    parts: [
      {
        name: 'Legend',
        text: 'Each name is a button that hides its series. Only with several.',
        selector: 'ul',
      },
      {
        name: 'Plot',
        text: 'Shows the values of a point under the pointer, and by keyboard.',
        selector: '[role="slider"]',
      },
      {
        name: 'Period so far',
        text: 'A mark apart from the line, because the period is not over.',
        selector: '[role="slider"] [data-state="so-far"]',
      },
      { name: 'Scale', text: 'Round numbers from zero.', selector: '[data-axis="y"]' },
    ],
  },
  variants: [
    drawVariants('height', heightUses, (value) => (
      <div style={place}>
        <LineChart label={`Messages, ${value}`} points={week} series={[messages]} height={value} />
      </div>
    )),
  ],
  pairs: [
    {
      right: <LineChart {...common} label="Numbers of one unit" series={[messages, filtered]} />,
      wrong: <LineChart {...common} label="Numbers of two units" series={[messages, responseTime]} />,
      because: 'All series share one scale, on which milliseconds lie flat beside messages.',
    },
    {
      right: (
        <LineChart
          {...common}
          label="The period before, faint"
          series={[
            messages,
            {
              id: 'before',
              label: 'Messages, 7 days before',
              values: messages.values.map((value) => (value ?? 0) * 0.8),
              faint: true,
            },
          ]}
        />
      ),
      wrong: (
        <LineChart
          {...common}
          label="The period before, as strong"
          series={[
            messages,
            {
              id: 'before',
              label: 'Messages, 7 days before',
              values: messages.values.map((value) => (value ?? 0) * 0.8),
            },
          ]}
        />
      ),
      because: 'A comparison stands back, so that the current period is read first.',
    },
  ],
  keys: {
    Tab: 'Moves the focus through the legend to the plot.',
    Home: 'Shows the values of the first point.',
    ArrowRight: 'Shows the values of the next point, and stays at the last.',
    ArrowLeft: 'Shows the values of the point before, at the first press those of the last.',
    PageUp: 'Moves forward by a tenth of the points, at least one.',
    PageDown: 'Moves back by a tenth of the points, at least one.',
    End: 'Shows the values of the last point.',
    Escape: 'Hides the values.',
  },
  accessibility: [
    'The plot is a slider over the points: each move reads out the period and every visible series.',
    'Its data also stand in a hidden table of at most 100 rows, which `label` names and which keeps hidden series.',
    'A series has a dash and a mark of its own beside its colour.',
  ],
  content: [
    'Name the chart by what it shows: “Messages and violations”.',
    'Give `formatValue` a unit where the number is not a count.',
  ],
});
