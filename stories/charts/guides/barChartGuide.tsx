import { BarChart, BarList, type CHART_HEIGHTS } from '~/charts';
import { drawVariants, type Guide } from '../../../.storybook/guide';
import { toPoints } from '../data';

const heightUses = {
  compact: 'Beside a text or in a small card.',
  default: 'In a card of a screen.',
  tall: 'For the main chart of a screen, or beside a long table.',
} satisfies Record<(typeof CHART_HEIGHTS)[number], string>;

const place = { inlineSize: '14rem' };
const week = toPoints('week');
const players = { id: 'players', label: 'Unique players', values: [212, 240, 231, 260, 244, 251, 31] };
const unfinished = week.map((point, index) => ({ ...point, incomplete: index === week.length - 1 }));

export const createBarChartGuide = (): Guide => ({
  use: 'Take a bar chart for the amounts of successive periods when each is a count of its own, such as the players of a day.',
  avoid: [
    { when: 'For several series, or an average', take: 'Charts/LineChart' },
    { when: 'For amounts of categories', take: 'Charts/BarList' },
    { when: 'For one figure', take: 'Design system/StatCard' },
    { when: 'For the use of a quota', take: 'Design system/Meter' },
  ],
  anatomy: {
    drawing: (
      <BarChart label="Players of the drawing" points={unfinished} series={players} height="compact" />
    ),
    parts: [
      {
        name: 'Columns',
        text: 'One a period, from zero. A small amount keeps a visible rest.',
        selector: '[role="slider"] svg > path:nth-of-type(2)',
      },
      {
        name: 'Period so far',
        text: 'Drawn apart, because it is not over. The row above explains it.',
        selector: '[role="slider"] [data-state="so-far"]',
      },
      {
        name: 'Period',
        text: 'The newest always has its label, older ones where it fits.',
        selector: '[data-axis="x"]',
      },
      { name: 'Scale', text: 'Round numbers from zero.', selector: '[data-axis="y"]' },
    ],
  },
  variants: [
    drawVariants('height', heightUses, (value) => (
      <div style={place}>
        <BarChart
          label={`Players, ${value}`}
          points={week.slice(0, 4)}
          series={{ ...players, values: players.values.slice(0, 4) }}
          height={value}
        />
      </div>
    )),
  ],
  pairs: [
    {
      right: <BarChart label="Players so far" points={unfinished} series={players} height="compact" />,
      wrong: <BarChart label="Players as if over" points={week} series={players} height="compact" />,
      because: 'A day that has just begun looks like a collapse unless its point is `incomplete`.',
    },
    {
      right: <BarChart label="Players of each day" points={week} series={players} height="compact" />,
      wrong: (
        <BarList
          label="Players of each day, as a list"
          items={week.map(({ label }, index) => ({ id: label, label, value: players.values[index] ?? 0 }))}
        />
      ),
      because: 'Time runs along the line of reading; a list hides its course.',
    },
  ],
  keys: { ArrowLeft: 'Shows the values of the period before, at the first press those of the newest.' },
  accessibility: [
    'It is a slider over the periods: each move reads out the period and its value.',
    'Its data also stand in a hidden table of at most 100 rows, which `label` names.',
    'Give each point a `detail` with the year and the zone, and `formatValue` a unit.',
  ],
  content: [
    'Name the chart in one phrase: “Unique player activity”.',
    'Say in `emptyText` what would be here.',
  ],
});
