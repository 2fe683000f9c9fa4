import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toReady } from '~/domain';
import type { LogEntry } from '~/contract/api.gen';
import {
  createLogPage,
  explanations,
  gameDeliveries,
  FIXTURE_NOW,
  logEntries,
  reviewOutcomes,
  undoneLog,
} from '~/fixtures';
import { MessageExplanation, type UndoableMessage } from '~/patterns';
import { DEFAULT_SEARCH } from '~/screens/logs/logSearch';
import { LogsScreen } from '~/screens/logs/LogsScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { withFixtureClock } from '../../.storybook/withFixtureClock';

const now = FIXTURE_NOW.getTime();
const page = createLogPage(50, 48_210);
const opened = {
  log: toReady(logEntries.ban),
  position: '6 of 48,210',
  onPrevious: fn(),
  onNext: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Screens/Logs',
  component: LogsScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    logs: toReady(page),
    search: DEFAULT_SEARCH,
    hiddenUntil: null,
    isFetchingPage: false,
    onApply: fn(),
    onReset: fn(),
    onOffsetChange: fn(),
    onRetry: fn(),
    live: false,
    onLiveChange: fn(),
    exportIncluded: true,
    exporting: 'idle',
    onExport: fn(),
    open: null,
    openId: null,
    onOpen: fn(),
    onClose: fn(),
  },
  decorators: [withFixtureClock],
} satisfies Meta<typeof LogsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { chromatic: wholePageModes } };
export const EveryKindOfRow: Story = {
  args: { logs: toReady({ logs: Object.values(logEntries), total: Object.values(logEntries).length }) },
};
export const HundredRows: Story = {
  args: { logs: toReady(createLogPage(100, 48_210)), search: { ...DEFAULT_SEARCH, limit: 100 } },
};
export const Loading: Story = { args: { logs: { state: 'loading' } } };
export const PlaceholderPage: Story = {
  args: { isFetchingPage: true, search: { ...DEFAULT_SEARCH, offset: 50 } },
};
export const Empty: Story = {
  args: { logs: toReady({ logs: [], total: 0 }) },
  play: async ({ canvas }) => {
    // The same way in as from the empty review queue.
    await expect(canvas.getByRole('link', { name: 'Create an API key' })).toHaveAttribute(
      'href',
      '/api-keys',
    );
    await expect(canvas.getByRole('link', { name: 'Connect your server' })).toBeVisible();
  },
};
export const NothingMatches: Story = {
  args: {
    logs: toReady({ logs: [], total: 0 }),
    search: { ...DEFAULT_SEARCH, filter: 'ban', player: 'nobody' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No logs found')).toBeVisible();
    await expect(canvas.getByText('0 messages match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
/** A part of a name that many players share: more rows than are worth counting. */
export const MoreThanCounted: Story = {
  args: {
    logs: toReady({ ...createLogPage(50, 1_000), more_than_total: true }),
    search: { ...DEFAULT_SEARCH, player: 'fox' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 1,000 messages match')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 50 of more than 1,000')).toBeVisible();
  },
};
/** A search that took too long to read all messages. */
export const SearchedInPart: Story = {
  args: {
    logs: toReady({ ...createLogPage(2, 2), searched_from: '2026-11-14T10:00:00.000Z' }),
    search: { ...DEFAULT_SEARCH, message: 'zq' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 messages match')).toBeVisible();
    await expect(canvas.getByText('Only messages since 14 Nov 2026, 10:00 UTC were searched')).toBeVisible();
  },
};
export const PastTheEnd: Story = {
  args: { logs: toReady({ logs: [], total: 30 }), search: { ...DEFAULT_SEARCH, offset: 5_000 } },
};
export const Live: Story = { args: { live: true } };

/** Newer messages stay hidden until the owner asks for them. */
export const NewMessages: Story = { args: { unseen: 12 } };

export const ExportNotIncluded: Story = {
  args: { exportIncluded: false },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', {
      name: 'CSV and JSON export is part of the Pro plan. Change plan',
    });
    await expect(item).toHaveAttribute('href', '/subscribe');
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
/** After a change to a smaller plan: what the larger one kept is not lost. */
export const HiddenMessages: Story = {
  args: { logs: toReady({ ...page, kept_days: 7 }), hiddenUntil: '2027-02-14T09:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kept unseen, until 14 Feb 2027 at the latest/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscribe');
  },
};
export const BeyondRetention: Story = {
  args: {
    logs: toReady({ ...page, kept_days: 30 }),
    search: { ...DEFAULT_SEARCH, startDate: '2026-10-01' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your plan keeps 30 days of messages\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscribe');
  },
};
export const ExportFailed: Story = { args: { exporting: 'failed' } };
export const RowOpen: Story = { args: { open: opened, openId: logEntries.ban.id } };
const lateLog = { ...logEntries.ban, sent_at: new Date(now - 3 * 3_600_000).toISOString() };
export const RowWithArrivalTime: Story = {
  args: { open: { ...opened, log: toReady(lateLog) }, openId: lateLog.id },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await expect(drawer.getByText('Arrived')).toBeVisible();
    await expect(drawer.getAllByText(/^\d+ \w+ 2026, \d{2}:\d{2}:\d{2} UTC$/)).toHaveLength(2);
  },
};
const reviewedLog: LogEntry = {
  ...logEntries.held,
  final_action: 'warn',
  review_status: 'customized',
  review: reviewOutcomes.customizedByKey,
};
export const RowReviewed: Story = {
  args: { open: { ...opened, log: toReady(reviewedLog) }, openId: reviewedLog.id },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await expect(drawer.getByText('Reviewed by')).toBeVisible();
    await expect(
      drawer.getByText('noor@survival-one.example · key Discord moderation bot (sk_live_7fQm)'),
    ).toBeVisible();
  },
};
const undo = {
  asking: null,
  loading: false,
  error: null,
  undone: null,
  begin: fn(),
  cancel: fn(),
  confirm: fn(),
};
const openUndoable = (log: LogEntry) => ({ open: { ...opened, log: toReady(log), undo }, openId: log.id });

/** A decision that no game server has reported. */
export const RowWaitingForServer: Story = {
  args: openUndoable({ ...reviewedLog, delivery: gameDeliveries.waiting }),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await expect(drawer.getByText('Waiting for the server')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    await expect(undo.begin).toHaveBeenCalledOnce();
  },
};
export const RowCarriedOut: Story = {
  args: openUndoable({ ...reviewedLog, delivery: gameDeliveries.carriedOut }),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    const delivery = drawer.getByText(/^Carried out on/);
    await expect(delivery).toBeVisible();
    delivery.scrollIntoView();
  },
};
/** At a phone's width the buttons share one line, and the uuid takes one. */
export const NarrowRow: Story = {
  ...RowCarriedOut,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    const [first, ...others] = ['Previous', 'Next', 'Undo'].map((name) =>
      drawer.getByRole('button', { name }).getBoundingClientRect(),
    );
    for (const { top } of others) await expect(top).toBe(first?.top);
    const uuid = drawer.getByText(reviewedLog.player_uuid);
    const range = document.createRange();
    range.selectNodeContents(uuid);
    await expect(range.getClientRects()).toHaveLength(1);
    await expect(drawer.getByText('Response time').getBoundingClientRect().top).toBeGreaterThan(
      uuid.getBoundingClientRect().bottom,
    );
  },
};
export const RowFailedInGame: Story = {
  args: openUndoable({ ...reviewedLog, delivery: gameDeliveries.failed }),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    const delivery = drawer.getByText('player offline, applied at next login');
    await expect(delivery).toBeVisible();
    delivery.scrollIntoView();
  },
};
export const RowAskingUndo: Story = {
  args: {
    open: { ...opened, undo: { ...undo, asking: logEntries.ban } },
    openId: logEntries.ban.id,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Undo the ban' })).toBeVisible();
  },
};
export const RowUndone: Story = {
  args: {
    open: { ...opened, log: toReady(undoneLog), undo: { ...undo, undone: logEntries.ban } },
    openId: undoneLog.id,
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await expect(drawer.getAllByText(/told to lift the ban of xX_grief/).at(-1)).toBeVisible();
    await expect(drawer.getByText('owner@survival-one.example (was: ban)')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
/** The owner asks how the message was decided. */
export const RowExplained: Story = {
  args: {
    open: {
      ...opened,
      explanation: (
        <MessageExplanation explanation={toReady(explanations.disguised)} onRetry={fn()} aiModel={null} />
      ),
    },
    openId: logEntries.ban.id,
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'How this was decided' }));
    await expect(await drawer.findByRole('list', { name: 'Stages' })).toBeVisible();
  },
};
export const RowLoading: Story = {
  args: { open: { ...opened, log: { state: 'loading' }, position: null, onPrevious: null, onNext: null } },
};
export const RowNotFound: Story = {
  args: {
    open: {
      ...opened,
      log: { state: 'failed', detail: 'There is no such item on this account.', missing: true },
      position: null,
      onPrevious: null,
      onNext: null,
    },
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message' }));
    await expect(drawer.getByText('There is no such item on this account.')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Wide: Story = { globals: { viewport: { value: 'cinema' } } };

export const Failed: Story = {
  args: { logs: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Counting messages')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FiltersWaitUntilApplied: Story = {
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Filters' }));
    await userEvent.type(form.getByLabelText('Player'), 'rat');
    await userEvent.type(form.getByLabelText('Message contains'), 'free items');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      limit: 50,
      filter: 'all',
      period: '',
      player: 'rat',
      message: 'free items',
      startDate: '',
      endDate: '',
    });
    await userEvent.click(form.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** Reset also clears what was never applied, when no applied filter changes. */
export const ResetOfUnappliedFilters: Story = {
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Filters' }));
    await userEvent.type(form.getByLabelText('Player'), 'rat');
    await userEvent.click(form.getByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ban' }));
    await userEvent.type(form.getByLabelText('From (UTC day)'), '2026-11-28');
    await userEvent.type(form.getByLabelText('To (UTC day)'), '2026-11-27');
    await expect(form.getByLabelText('To (UTC day)')).toBeInvalid();
    const reset = form.getByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(reset).toHaveFocus();
    await expect(form.getByLabelText('Player')).toHaveValue('');
    await expect(form.getByRole('combobox', { name: 'Action' })).toHaveTextContent('All');
    await expect(form.getByLabelText('From (UTC day)')).toHaveValue('');
    await expect(form.getByLabelText('To (UTC day)')).toHaveValue('');
    await expect(form.getByLabelText('To (UTC day)')).toBeValid();
    await userEvent.click(form.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const DatesInTheWrongOrder: Story = {
  args: { search: { ...DEFAULT_SEARCH, startDate: '2026-11-20', endDate: '2026-11-01' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Choose a day on or after the From day.')).toBeVisible();
    await expect(canvas.getByText(/^The From day is after the To day\./)).toBeVisible();
    await expect(canvas.queryByText('Counting messages')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('To (UTC day)')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
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

/** The button of a later page says why it can't be used. */
export const LiveOnTheFirstPageAlone: Story = {
  args: { search: { ...DEFAULT_SEARCH, offset: 50 } },
  play: async ({ args, canvas }) => {
    const live = canvas.getByRole('button', { name: 'Go live' });
    await userEvent.click(live);
    await expect(args.onLiveChange).not.toHaveBeenCalled();
    await userEvent.hover(live);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Only the first page can follow new messages.',
    );
    await expect(live).toHaveAccessibleDescription('Only the first page can follow new messages.');
  },
};

export const StepThroughResults: Story = {
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

export const KeysStepThroughResults: Story = {
  args: { open: opened, openId: logEntries.ban.id },
  play: async () => {
    opened.onNext.mockClear();
    opened.onPrevious.mockClear();
    await screen.findByRole('dialog', { name: 'Message' });
    await userEvent.keyboard('j');
    await userEvent.keyboard('{ArrowRight}');
    await expect(opened.onNext).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('k');
    await expect(opened.onPrevious).toHaveBeenCalledOnce();
    await expect(await screen.findByText(/^6 of 48,210\. .+: /)).toHaveRole('status');
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(opened.onNext).toHaveBeenCalledTimes(2);
  },
};

export const ShortcutsSwitchedOff: Story = {
  args: { open: opened, openId: logEntries.ban.id, shortcuts: false },
  play: async () => {
    opened.onNext.mockClear();
    await screen.findByRole('dialog', { name: 'Message' });
    await userEvent.keyboard('j');
    await expect(opened.onNext).not.toHaveBeenCalled();
  },
};

/** The drawer returns the focus to the row of the message that it showed last, not to the one that opened it. */
function LogsWithOpenMessage(props: Parameters<typeof LogsScreen>[0]) {
  const [openId, setOpenId] = useState<string | null>(null);
  const at = page.logs.findIndex(({ id }) => id === openId);
  const log = page.logs[at];
  const to = (by: 1 | -1) => () => setOpenId(page.logs[at + by]?.id ?? null);
  return (
    <LogsScreen
      {...props}
      openId={openId}
      open={
        log
          ? { ...opened, log: toReady(log), position: `${at + 1} of 50`, onNext: to(1), onPrevious: to(-1) }
          : null
      }
      onOpen={setOpenId}
      onClose={() => setOpenId(null)}
    />
  );
}

export const FocusReturnsToTheLastMessage: Story = {
  render: (args) => <LogsWithOpenMessage {...args} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [, first, second, third] = await canvas.findAllByRole('row');
    if (!first || !second || !third) throw new Error('There are no rows.');
    await userEvent.click(within(first).getAllByRole('cell')[0] ?? first);
    await screen.findByText('1 of 50');
    await userEvent.keyboard('jj');
    await screen.findByText('3 of 50');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(third).getByRole('link')).toHaveFocus());
  },
};

/** The undo removes the button that asked for it. */
export const FocusAfterUndo: Story = {
  render: function Undoing(args) {
    const [asking, setAsking] = useState<UndoableMessage | null>(null);
    const [log, setLog] = useState<LogEntry>(logEntries.ban);
    const confirm = () => {
      setAsking(null);
      setLog(undoneLog);
    };
    return (
      <LogsScreen
        {...args}
        open={{ ...opened, log: toReady(log), undo: { ...undo, asking, begin: setAsking, confirm } }}
        openId={log.id}
      />
    );
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Message' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the ban' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(drawer).toHaveFocus());
  },
};
