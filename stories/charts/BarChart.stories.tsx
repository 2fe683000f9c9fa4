import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BarChart, type ChartPoint } from '~/charts';
import { Card } from '~/design-system';
import { toPoints, listValues } from './data';
import { createBarChartGuide } from './guides/barChartGuide';

/* The first example is whole, so that a reader can paste it into another project. */
const WEEK: ChartPoint[] = [
  { label: '14 Nov', detail: 'Sat, 14 Nov 2026 (UTC)' },
  { label: '15 Nov', detail: 'Sun, 15 Nov 2026 (UTC)' },
  { label: '16 Nov', detail: 'Mon, 16 Nov 2026 (UTC)' },
  { label: '17 Nov', detail: 'Tue, 17 Nov 2026 (UTC)' },
  { label: '18 Nov', detail: 'Wed, 18 Nov 2026 (UTC)' },
  { label: '19 Nov', detail: 'Thu, 19 Nov 2026 (UTC)' },
  { label: '20 Nov', detail: 'Fri, 20 Nov 2026 (UTC)' },
];

const createPlayersArgs = (state: Parameters<typeof listValues>[0]) => ({
  points: toPoints(state),
  series: { id: 'players', label: 'Unique players', values: listValues(state, 'unique_players') },
});

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createBarChartGuide },
  args: {
    label: 'Unique player activity',
    points: WEEK,
    series: { id: 'players', label: 'Unique players', values: [1_104, 983, 844, 798, 879, 1_018, 1_097] },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Hourly: Story = { args: createPlayersArgs('day') };
export const NinetyDays: Story = { args: createPlayersArgs('quarter') };
export const OnePoint: Story = { args: createPlayersArgs('onePoint') };
export const TwoPoints: Story = {
  args: {
    points: WEEK.slice(0, 2),
    series: { id: 'players', label: 'Unique players', values: [1, 3] },
  },
};
export const AllZeros: Story = { args: createPlayersArgs('zeros') };
export const Gaps: Story = {
  args: { series: { id: 'players', label: 'Unique players', values: [12, null, 40, 0, null, 31, 1] } },
};
export const SevenDigits: Story = { args: createPlayersArgs('sevenDigits') };
export const SmallAndLargeValues: Story = {
  args: { series: { id: 'players', label: 'Unique players', values: [1, 2, 1_000_000, 3, 0, 5, 8] } },
};
export const Narrow: Story = { ...NinetyDays, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  args: { points: [], series: { id: 'players', label: 'Unique players', values: [] } },
};

const unfinished = WEEK.map((point, index) => ({ ...point, incomplete: index === 6 }));

/** The incomplete day must not look like a drop. */
export const IncompleteDay: Story = {
  args: {
    points: unfinished,
    series: { id: 'players', label: 'Unique players', values: [212, 240, 231, 260, 244, 251, 31] },
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText('so far', { exact: true });
    await expect(note).toBeVisible();
    const column = canvas.getByRole('slider').querySelector('[data-state="so-far"]');
    const sign = note.querySelector('path');
    if (!column || !sign) throw new Error('The day so far is not drawn apart.');
    const readPaint = (path: Element) => {
      const { fill, fillOpacity, stroke, strokeDasharray } = getComputedStyle(path);
      return { fill, fillOpacity, stroke, strokeDasharray };
    };
    await expect(readPaint(sign)).toEqual(readPaint(column));
    const chart = canvas.getByRole('slider', { name: 'Unique player activity' });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('so far: Unique players 31'),
    );
    await expect(canvas.getByRole('rowheader', { name: /so far$/ })).toBeInTheDocument();
  },
};
export const IncompleteHour: Story = {
  args: {
    ...createPlayersArgs('day'),
    points: toPoints('day').map((point, index, { length }) => ({
      ...point,
      incomplete: index === length - 1,
    })),
  },
};
export const OnlyAnIncompleteDay: Story = {
  args: {
    points: unfinished.slice(-1),
    series: { id: 'players', label: 'Unique players', values: [31] },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role="slider"] [data-state="so-far"]')).toHaveLength(1);
  },
};
export const Loading: Story = { args: { loading: true } };

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Unique player activity' });
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '6');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '4');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/Unique players [\d,]+$/));
  },
};
