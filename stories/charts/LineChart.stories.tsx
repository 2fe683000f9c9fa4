import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CHART_HEIGHTS, LineChart, type ChartPoint, type ChartSeries } from '~/charts';
import { Card, Heading, Stack } from '~/design-system';
import { formatAverageMilliseconds } from '~/domain';
import { createLongSeries, toPoints, listValues } from './data';
import { componentFlagshipModes } from '../../.storybook/modes';
import { createLineChartGuide } from './guides/lineChartGuide';

/* The first examples are whole, so that a reader can paste them into another project. */
const messages: ChartSeries = {
  id: 'messages',
  label: 'Messages',
  values: [33_986, 31_724, 35_686, 42_501, 46_378, 43_614, 35_500],
  area: true,
};
const violations: ChartSeries = {
  id: 'violations',
  label: 'Violations',
  values: [408, 444, 571, 765, 928, 523, 497],
};
const WEEK: ChartPoint[] = [
  { label: '14 Nov', detail: 'Sat, 14 Nov 2026 (UTC)' },
  { label: '15 Nov', detail: 'Sun, 15 Nov 2026 (UTC)' },
  { label: '16 Nov', detail: 'Mon, 16 Nov 2026 (UTC)' },
  { label: '17 Nov', detail: 'Tue, 17 Nov 2026 (UTC)' },
  { label: '18 Nov', detail: 'Wed, 18 Nov 2026 (UTC)' },
  { label: '19 Nov', detail: 'Thu, 19 Nov 2026 (UTC)' },
  { label: '20 Nov', detail: 'Fri, 20 Nov 2026 (UTC)' },
];

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createLineChartGuide },
  args: { label: 'Messages and violations', points: WEEK, series: [messages, violations] },
  // Storybook gives every editor of a list the same element ids, so only `series` has an editor.
  argTypes: { points: { control: false } },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const createShortSeries = (count: number): ChartSeries[] =>
  [messages, violations].map((each) => ({ ...each, values: each.values.slice(0, count) }));

export const TwoSeries: Story = {
  tags: ['flagship'],
  parameters: { chromatic: componentFlagshipModes },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('so far')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-state="so-far"]')).toHaveLength(0);
  },
};

export const WithHeader: Story = {
  args: {
    header: (
      <Heading level={2} size="section">
        Messages and violations
      </Heading>
    ),
  },
};

const unfinished = WEEK.map((point, index) => ({ ...point, incomplete: index === WEEK.length - 1 }));
const toUnfinishedSeries = (series: ChartSeries): ChartSeries => ({
  ...series,
  values: series.values.map((value, index) =>
    index === WEEK.length - 1 ? Math.round((value ?? 0) / 20) : value,
  ),
});

/** The incomplete day must not look like a drop, so the line ends before it and a separate mark shows it. */
export const IncompleteDay: Story = {
  args: { points: unfinished, series: [toUnfinishedSeries(messages), toUnfinishedSeries(violations)] },
  play: async ({ canvas }) => {
    const note = canvas.getByText('so far', { exact: true });
    await expect(note).toBeVisible();
    const legend = canvas.getByRole('list', { name: 'Series' });
    await expect(
      legend.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING,
      'a note follows the series that it is about',
    ).toBeTruthy();
    const drawing = canvas.getByRole('slider', { name: 'Messages and violations' });
    const marks = [...drawing.querySelectorAll('[data-state="so-far"]')];
    await expect(marks).toHaveLength(2);
    const from = Math.min(...marks.map((mark) => mark.getBoundingClientRect().left));
    const lines = [...drawing.querySelectorAll('.visx-linepath, .visx-area')];
    await expect(lines).toHaveLength(3);
    for (const line of lines) await expect(line.getBoundingClientRect().right).toBeLessThan(from);
    const chart = canvas.getByRole('slider', { name: 'Messages and violations' });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('so far: Messages'));
    await expect(canvas.getByRole('rowheader', { name: /so far$/ })).toBeInTheDocument();
  },
};

/** The incomplete day may already exceed every earlier day, so the axis must include it. */
export const IncompleteDayIsTheHighest: Story = {
  args: {
    points: unfinished,
    series: [{ ...messages, values: messages.values.map((value, index) => (index === 6 ? 180_000 : value)) }],
  },
  play: async ({ canvas, canvasElement }) => {
    const ticks = [...canvasElement.querySelectorAll('[data-axis="y"]')].map((tick) => tick.textContent);
    await expect(ticks.at(-1)).toBe('200k');
    await expect(canvas.getByText('so far', { exact: true })).toBeVisible();
  },
};

/** One slow message may be the whole average of an incomplete hour; it must not compress the scale of the others. */
export const IncompleteAverage: Story = {
  args: {
    label: 'Average response time',
    points: unfinished,
    series: [
      {
        id: 'ms',
        label: 'Average response time',
        values: [31, 38, 41.5, 29, 44, 39, 2_180],
        average: true,
      },
    ],
    formatValue: formatAverageMilliseconds,
    formatTick: formatAverageMilliseconds,
  },
  play: async ({ canvas, canvasElement }) => {
    const ticks = [...canvasElement.querySelectorAll('[data-axis="y"]')].map((tick) => tick.textContent);
    await expect(ticks).toEqual(['0 ms', '10 ms', '20 ms', '30 ms', '40 ms', '50 ms']);
    await expect(canvas.getByText('so far, above the scale')).toBeVisible();
    const chart = canvas.getByRole('slider', { name: 'Average response time' });
    const mark = chart.querySelector('[data-state="so-far"]');
    await expect(mark?.getBoundingClientRect().bottom ?? 0).toBeGreaterThan(
      chart.getBoundingClientRect().top,
    );
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('2,180 ms'));
  },
};

const hours = toPoints('day');

export const IncompleteHour: Story = {
  args: {
    points: hours.map((point, index) => ({ ...point, incomplete: index === hours.length - 1 })),
    series: [
      {
        ...messages,
        values: listValues('day', 'messages').map((value, index) =>
          index === hours.length - 1 ? 40 : value,
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('so far', { exact: true })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[role="slider"] [data-state="so-far"]')).toHaveLength(1);
  },
};

/** The first day of an account: there is no line yet. */
export const OnlyAnIncompleteDay: Story = {
  args: {
    points: unfinished.slice(-1),
    series: [toUnfinishedSeries(messages), toUnfinishedSeries(violations)].map((each) => ({
      ...each,
      values: each.values.slice(-1),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('so far', { exact: true })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[role="slider"] [data-state="so-far"]')).toHaveLength(2);
  },
};

/** An incomplete hour without messages has no mark, so the note is absent. */
export const IncompleteHourWithoutMessages: Story = {
  args: { points: unfinished, series: [{ ...messages, values: [3, 5, 4, 8, 6, 5, null] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('so far', { exact: true })).toBeNull();
  },
};

export const IncompleteDayNarrow: Story = { ...IncompleteDay, globals: { viewport: { value: 'phone' } } };

/** The legend shows each series with the line and marks that the chart draws. */
export const LegendMatchesTheLines: Story = {
  args: {
    series: [
      messages,
      violations,
      { ...violations, id: 'third', label: 'Actions', values: [286, 311, 400, 536, 650, 366, 348] },
      {
        id: 'before',
        label: 'Messages before',
        values: messages.values.map((value) => (value ?? 0) * 0.8),
        faint: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('list', { name: 'Series' })).getAllByRole('button');
    const lines = [...canvas.getByRole('slider').querySelectorAll('.visx-linepath')];
    await expect(lines).toHaveLength(4);
    const readPaint = (path: Element) => {
      const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(path);
      return { stroke, strokeDasharray, strokeWidth };
    };
    for (const [index, button] of buttons.entries()) {
      const parts = [...button.querySelectorAll('path')];
      await expect(parts, 'a line, and the space below the first').toHaveLength(index === 0 ? 2 : 1);
      const sign = parts.at(-1);
      const line = lines[index];
      if (!sign || !line) throw new Error('A series is not drawn.');
      await expect(readPaint(sign)).toEqual(readPaint(line));
    }
  },
};

export const OneSeries: Story = { args: { label: 'Messages', series: [messages] } };

export const ThreeSeries: Story = {
  args: {
    label: 'Message volume',
    points: toPoints('month'),
    series: [
      { id: 'messages', label: 'Messages', values: listValues('month', 'messages'), area: true },
      {
        id: 'players',
        label: 'Messages by regulars',
        values: listValues('month', 'messages').map((v) => v * 0.62),
      },
      {
        id: 'violations',
        label: 'Messages by newcomers',
        values: listValues('month', 'messages').map((v) => v * 0.3),
      },
    ],
  },
};

export const WithComparison: Story = {
  args: {
    series: [
      messages,
      violations,
      {
        id: 'before',
        label: 'Messages, 7 days before',
        values: messages.values.map((v) => (v ?? 0) * 0.8 + 2_000),
        faint: true,
      },
    ],
  },
};

export const Hourly: Story = {
  args: {
    points: toPoints('day'),
    series: [{ ...messages, values: listValues('day', 'messages') }],
  },
};

export const NinetyDays: Story = {
  args: {
    points: toPoints('quarter'),
    series: [
      { ...messages, values: listValues('quarter', 'messages') },
      { ...violations, values: listValues('quarter', 'violations') },
    ],
  },
};

export const Milliseconds: Story = {
  args: {
    label: 'Average response time',
    series: [{ id: 'ms', label: 'Average response time', values: [0.4, 38, 41.5, 29, 120, 44, 39] }],
    formatValue: formatAverageMilliseconds,
    formatTick: formatAverageMilliseconds,
  },
};

export const OnePoint: Story = { args: { points: WEEK.slice(0, 1), series: createShortSeries(1) } };
export const TwoPoints: Story = { args: { points: WEEK.slice(0, 2), series: createShortSeries(2) } };

export const AllZeros: Story = {
  args: { points: toPoints('zeros'), series: [{ ...messages, values: listValues('zeros', 'messages') }] },
};

export const Gaps: Story = {
  args: {
    series: [
      { ...messages, values: [23_000, 29_000, null, null, 44_000, null, 48_000] },
      { ...violations, values: [null, 5_000, 4_000, 7_000, null, 9_000, 5_200] },
    ],
  },
};

export const SevenDigits: Story = {
  args: {
    points: toPoints('sevenDigits'),
    series: [
      { ...messages, values: listValues('sevenDigits', 'messages') },
      { ...violations, values: listValues('sevenDigits', 'violations') },
    ],
  },
};

export const FiveThousandPoints: Story = {
  args: (() => {
    const { points, values } = createLongSeries(5_000);
    return {
      points,
      series: [
        { ...messages, values },
        { ...violations, values: values.map((value) => value / 3) },
      ],
    };
  })(),
};

export const Empty: Story = { args: { points: [], series: [{ ...messages, values: [] }] } };
export const Loading: Story = { args: { loading: true } };

export const Heights: Story = {
  render: (args) => (
    <Stack>
      {CHART_HEIGHTS.map((height) => (
        <LineChart {...args} key={height} height={height} label={`${args.label}, ${height}`} />
      ))}
    </Stack>
  ),
};

export const Narrow: Story = {
  ...SevenDigits,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('[data-axis="x"]')].map((label) =>
      label.getBoundingClientRect(),
    );
    await expect(labels.length).toBeGreaterThan(1);
    labels.slice(1).forEach((box, index) => {
      void expect(box.left, 'labels keep apart').toBeGreaterThan(labels[index]?.right ?? 0);
    });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Messages and violations' });
    await userEvent.tab();
    while (document.activeElement !== chart) await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '2');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Mon, 16 Nov 2026 \(UTC\): Messages [\d,]+, Violations [\d,]+$/),
    );
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '6');
    await expect(within(chart).getByText('Fri, 20 Nov 2026 (UTC)')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '5');
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}');
    await expect(chart).toHaveAttribute('aria-valuenow', '4');
    await userEvent.keyboard('{Escape}');
    await expect(within(chart).queryByText('Wed, 18 Nov 2026 (UTC)')).toBeNull();
  },
};

export const ReadByPointer: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider');
    const box = chart.getBoundingClientRect();
    const drawing = chart.querySelector('svg');
    await userEvent.pointer({ target: chart, coords: { clientX: box.right - 2, clientY: box.top + 40 } });
    await expect(within(chart).getByText('Fri, 20 Nov 2026 (UTC)')).toBeVisible();
    await expect(chart.querySelector('svg'), 'the drawing is not mounted anew').toBe(drawing);
  },
};

export const ToggleSeries: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Violations' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).not.toContain('Violations');
    const last = canvas.getByRole('button', { name: 'Messages' });
    await userEvent.click(last);
    await expect(last, 'the last visible series stays').toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const DataTable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Messages and violations' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(
      within(table).getByRole('rowheader', { name: 'Fri, 20 Nov 2026 (UTC)' }),
    ).toBeInTheDocument();
  },
};
