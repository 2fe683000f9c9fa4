import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ClockProvider, Stack, Timestamp } from '~/design-system';
import { createTimestampGuide } from './guides/timestampGuide';

const NOW = '2026-11-20T21:08:30Z';

const meta = {
  title: 'Data display/Timestamp',
  id: 'design-system-timestamp',
  component: Timestamp,
  subcomponents: { ClockProvider },
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createTimestampGuide },
  args: { value: '2026-11-20T21:04:11Z' },
  decorators: (Story, { globals }) => (
    <ClockProvider now={Date.parse(NOW)} timeZone={String(globals['timeZone'])}>
      <Story />
    </ClockProvider>
  ),
} satisfies Meta<typeof Timestamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min ago')).toHaveAttribute('datetime', '2026-11-20T21:04:11.000Z');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('20 Nov 2026, 21:04:11 UTC');
  },
};
export const Absolute: Story = { args: { format: 'absolute' } };
export const DateOnly: Story = { args: { format: 'date' } };
/** The words are read from left to right, also where the page is not. */
export const RightToLeft: Story = {
  args: { format: 'date' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('20 Nov 2026').firstChild as Text;
    const findStart = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(findStart(0)).toBeLessThan(findStart('20 '.length));
  },
};
export const OtherTimeZone: Story = {
  render: () => (
    <ClockProvider timeZone="Asia/Kolkata">
      <Timestamp value="2026-11-20T21:04:11Z" format="absolute" />
    </ClockProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026, 02:34:11 GMT+5:30')).toBeVisible();
  },
};
export const NotATime: Story = {
  args: { value: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('soon')).toBeVisible();
  },
};
export const Missing: Story = { args: { value: '' } };
export const AllRelativeTimes: Story = {
  render: () => (
    <Stack space="xsmall" align="start">
      {[
        '2026-11-20T21:08:10Z',
        '2026-11-20T20:30:00Z',
        '2026-11-20T12:00:00Z',
        '2026-11-19T12:00:00Z',
        '2026-11-16T12:00:00Z',
        '2025-03-01T12:00:00Z',
        '2026-11-21T12:00:00Z',
      ].map((value) => (
        <Timestamp key={value} value={value} />
      ))}
    </Stack>
  ),
};
