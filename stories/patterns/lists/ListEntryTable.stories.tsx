import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card, ClockProvider, Heading } from '~/design-system';
import { FIXTURE_NOW, listEntries, lists } from '~/fixtures';
import { ListEntryTable } from '~/patterns';
import { createListEntryTableGuide } from './guides/listEntryTableGuide';

const meta = {
  title: 'Patterns/Lists/ListEntryTable',
  component: ListEntryTable,
  tags: ['stable'],
  parameters: { guide: createListEntryTableGuide },
  args: { entries: lists.filled.entries, onEdit: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Heading level={1}>Lists</Heading>
        <Card padding="none">
          <Story />
        </Card>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ListEntryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit noob' }));
    await expect(args.onEdit).toHaveBeenCalledWith(listEntries.word);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove noob' }));
    await expect(args.onRemove).toHaveBeenCalledWith(listEntries.word);
  },
};
export const Loading: Story = { args: { entries: null } };
export const ExtremeText: Story = {
  args: { entries: lists.extreme.entries },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth, 'the entry breaks').toBeLessThanOrEqual(
      table.parentElement?.clientWidth ?? 0,
    );
    await expect(canvas.getByRole('cell', { name: /-server-0/ })).toHaveTextContent(
      'a-very-long-name-of-a-server-0, a-very-long-name-of-a-server-1 and 10 more servers',
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** Both buttons of an entry stand on one line where there is room. */
export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit noob' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Remove noob' }).getBoundingClientRect().top).toBe(
      edit.top,
    );
  },
};
