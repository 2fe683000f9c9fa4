import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge, Button, Card, DataTable, EmptyState, type DataTableColumn } from '~/design-system';

interface KeyRow {
  id: string;
  name: string;
  active: boolean;
  calls: number;
}

const ROWS: readonly KeyRow[] = [
  { id: 'a', name: 'Production', active: true, calls: 48_210 },
  { id: 'b', name: 'Skyblock', active: true, calls: 1_094 },
  { id: 'c', name: 'Old test key', active: false, calls: 0 },
];

const COLUMNS: readonly DataTableColumn<KeyRow>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true, width: 'grow' },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.active ? 'positive' : 'neutral'}>{row.active ? 'Active' : 'Revoked'}</Badge>
    ),
  },
  { id: 'calls', header: 'Calls', cell: (row) => row.calls.toLocaleString('en-US'), align: 'end' },
  {
    id: 'actions',
    header: 'Actions',
    labelHidden: true,
    width: 'shrink',
    cell: (row) => <Button size="compact" disabled={!row.active}>{`Edit ${row.name}`}</Button>,
  },
];

const meta = {
  title: 'Design system/DataTable',
  tags: ['stable'],
  component: DataTable<KeyRow>,
  args: { caption: 'API keys', columns: COLUMNS, rows: ROWS, rowKey: (row) => row.id, onRetry: fn() },
  decorators: (Story) => (
    <Card padding="none">
      <Story />
    </Card>
  ),
} satisfies Meta<typeof DataTable<KeyRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'API keys' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'Production' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

export const Reloading: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const EmptyWithWords: Story = {
  args: { rows: [], empty: <EmptyState title="No keys yet">Create one for your first server.</EmptyState> },
};

export const Failed: Story = {
  args: { rows: undefined, error: 'Failed to load API keys. Please try again.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Production' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')).toHaveLength(9);
    const region = canvas.getByRole('region', { name: 'API keys' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

export const ScrollsOnAPhone: Story = {
  args: { narrow: 'scroll' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'API keys' })).toHaveFocus();
  },
};

export const Bounded: Story = {
  args: {
    bounded: true,
    rows: Array.from({ length: 100 }, (_, index) => ({
      id: String(index),
      name: `Server ${index + 1}`,
      active: true,
      calls: index * 97,
    })),
  },
};

export const ExtremeText: Story = {
  args: { rows: [{ id: 'x', name: 'unbroken'.repeat(12), active: true, calls: 8_888_888 }] },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
