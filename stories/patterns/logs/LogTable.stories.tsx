import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Card, ClockProvider } from '~/design-system';
import { FIXTURE_NOW, logEntries, createLogPage } from '~/fixtures';
import { LogTable } from '~/patterns';
import { createLogTableGuide } from './guides/logTableGuide';

const meta = {
  title: 'Patterns/Logs/LogTable',
  component: LogTable,
  tags: ['stable'],
  parameters: { guide: createLogTableGuide },
  args: {
    logs: Object.values(logEntries),
    total: Object.values(logEntries).length,
    now: FIXTURE_NOW.getTime(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Card padding="none">
          <Story />
        </Card>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof LogTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKindOfRow: Story = {};
export const HundredRows: Story = { args: { logs: createLogPage(100).logs, total: 1_284 } };
export const RowOpen: Story = { args: { openId: logEntries.ban.id } };
export const Loading: Story = { args: { logs: null, total: 0 } };
export const Refreshing: Story = { args: { refreshing: true } };
/** Twelve rows fit below the filters of a window 900 px high. */
export const Wide: Story = {
  args: { logs: createLogPage(12).logs },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(41);
  },
};

/** The name that a screen reader says with each fact of a row. */
export const RowsNamedByTheirPlayer: Story = {
  args: { logs: [logEntries.ban] },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent(logEntries.ban.player_name);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenARow: Story = {
  play: async ({ args, canvas }) => {
    const message = canvas.getByRole('link', { name: logEntries.warn.message });
    message.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(logEntries.warn.id);
  },
};

/** Asserts that a press on any part of a row opens its message once and moves the focus to the row's link. */
async function pressEachPart(row: HTMLElement, args: { onOpen: unknown }) {
  const { warn } = logEntries;
  const own = within(row);
  for (const part of [own.getByText(warn.player_name), own.getByText('Warn'), own.getByText('93%'), row]) {
    await userEvent.click(part);
    await expect(args.onOpen).toHaveBeenLastCalledWith(warn.id);
  }
  await userEvent.click(own.getByRole('link', { name: warn.message }));
  await expect(args.onOpen).toHaveBeenCalledTimes(5);
  await expect(own.getByRole('link', { name: warn.message })).toHaveFocus();
}

export const ClickARow: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(logEntries.warn.message) });
    await pressEachPart(row, args);
    window.getSelection()?.selectAllChildren(within(row).getByText(logEntries.warn.player_name));
    await fireEvent.click(row);
    await expect(args.onOpen, 'selected text is for copying').toHaveBeenCalledTimes(5);
    window.getSelection()?.removeAllRanges();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Player' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(5);
  },
};

export const ClickACard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const card = canvas.getByText(logEntries.warn.message).closest('li');
    if (!card) throw new Error('The message stands in no card.');
    await pressEachPart(card, args);
  },
};

/** A missing confidence looks the same as a row and as a card, and says what is missing. */
export const NoConfidence: Story = {
  args: { logs: [logEntries.cleared], total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No confidence' })).toHaveTextContent(/^-$/);
  },
};

function Pages(props: Parameters<typeof LogTable>[0]) {
  const [page, setPage] = useState(0);
  return (
    <>
      <LogTable {...props} logs={createLogPage(100).logs.slice(page * 50, page * 50 + 50)} />
      <button type="button" onClick={() => setPage(1)}>
        Other page
      </button>
    </>
  );
}

/** The focus never moves to a message that the reader has not chosen. */
export const FocusWhenThePageChanges: Story = {
  render: (args) => <Pages {...args} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row');
    const link = within(first ?? document.body).getByRole('link');
    link.focus();
    // By a live event or the browser's Back: no press moves the focus first.
    await fireEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    await expect(link).not.toBeInTheDocument();
    await expect(canvas.getByRole('table')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
