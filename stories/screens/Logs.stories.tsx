import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { ready } from '~/domain';
import { FIXTURE_NOW, logEntries, logPageOf } from '~/fixtures';
import { DEFAULT_SEARCH } from '~/screens/logs/logSearch';
import { LogsScreen } from '~/screens/logs/LogsScreen';
import { page as pageModes, wholePage } from '../../.storybook/modes';

const now = FIXTURE_NOW.getTime();
const page = logPageOf(50, 48_210);
const opened = {
  log: ready(logEntries.ban),
  place: '6 of 48,210',
  onPrevious: fn(),
  onNext: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Screens/Logs',
  component: LogsScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes },
  args: {
    logs: ready(page),
    search: DEFAULT_SEARCH,
    isTurning: false,
    onApply: fn(),
    onReset: fn(),
    onOffsetChange: fn(),
    onRetry: fn(),
    live: false,
    onLiveChange: fn(),
    exporting: 'idle',
    onExport: fn(),
    open: null,
    openId: null,
    onOpen: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={now} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof LogsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { chromatic: wholePage } };
export const EveryKindOfRow: Story = {
  args: { logs: ready({ logs: Object.values(logEntries), total: Object.values(logEntries).length }) },
};
export const HundredRows: Story = {
  args: { logs: ready(logPageOf(100, 48_210)), search: { ...DEFAULT_SEARCH, limit: 100 } },
};
export const Loading: Story = { args: { logs: { state: 'loading' } } };
export const TurningThePage: Story = { args: { isTurning: true, search: { ...DEFAULT_SEARCH, offset: 50 } } };
export const Empty: Story = { args: { logs: ready({ logs: [], total: 0 }) } };
export const NothingMatches: Story = {
  args: {
    logs: ready({ logs: [], total: 0 }),
    search: { ...DEFAULT_SEARCH, filter: 'ban', player: 'nobody' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No logs found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
export const PastTheEnd: Story = {
  args: { logs: ready({ logs: [], total: 30 }), search: { ...DEFAULT_SEARCH, offset: 5_000 } },
};
export const Live: Story = { args: { live: true } };

/** Rows that came since wait until they are asked for. */
export const NewMessages: Story = { args: { unseen: 12 } };
export const ExportFailed: Story = { args: { exporting: 'failed' } };
export const RowOpen: Story = { args: { open: opened, openId: logEntries.ban.id } };
export const RowLoading: Story = {
  args: { open: { ...opened, log: { state: 'loading' }, place: null, onPrevious: null, onNext: null } },
};
export const RowNotFound: Story = {
  args: {
    open: {
      ...opened,
      log: { state: 'failed', detail: 'There is no such item on this account.' },
      place: null,
      onPrevious: null,
      onNext: null,
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Wide: Story = { globals: { viewport: { value: 'cinema' } } };

export const Failed: Story = {
  args: { logs: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FiltersWaitUntilApplied: Story = {
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Filters' }));
    await userEvent.type(form.getByLabelText('Player'), 'rat');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      limit: 50,
      filter: 'all',
      period: '',
      player: 'rat',
      startDate: '',
      endDate: '',
    });
    await userEvent.click(form.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const DatesInTheWrongOrder: Story = {
  args: { search: { ...DEFAULT_SEARCH, startDate: '2026-11-20', endDate: '2026-11-01' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Choose a day on or after the first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Paging: Story = {
  args: { search: { ...DEFAULT_SEARCH, offset: 50 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 51 to 100 of 48,210')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onOffsetChange).toHaveBeenCalledWith(0);
  },
};

export const StepThroughTheFilter: Story = {
  args: { open: opened, openId: logEntries.ban.id },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Next' }));
    await expect(opened.onNext).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: 'Previous' }));
    await expect(opened.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
