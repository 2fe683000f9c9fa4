import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from '~/design-system';
import { createPaginationGuide } from './guides/paginationGuide';

const meta = {
  title: 'Data display/Pagination',
  id: 'design-system-pagination',
  component: Pagination,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createPaginationGuide },
  args: { offset: 50, limit: 50, total: 240, onOffsetChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 51 to 100 of 240')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onOffsetChange).toHaveBeenLastCalledWith(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onOffsetChange).toHaveBeenLastCalledWith(0);
  },
};

export const FirstPage: Story = {
  args: { offset: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  args: { offset: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 201 to 240 of 240')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const OnePage: Story = { args: { offset: 0, total: 3 } };
export const ExactlyFull: Story = {
  args: { offset: 0, total: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
export const Empty: Story = {
  args: { offset: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 0 to 0 of 0')).toBeVisible();
  },
};
/** An address may begin behind the last row; Previous then leads to the last page. */
export const BehindTheEnd: Story = {
  args: { offset: 999_950 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 0 to 0 of 240')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onOffsetChange).toHaveBeenLastCalledWith(200);
  },
};
/** The rows are too many to count, so Next goes on. */
export const MoreThanTotal: Story = {
  args: { offset: 950, total: 1_000, moreThanTotal: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 951 to 1,000 of more than 1,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onOffsetChange).toHaveBeenLastCalledWith(1_000);
  },
};
export const SevenDigits: Story = {
  args: { offset: 1_000_000, total: 8_888_888 },
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onOffsetChange).not.toHaveBeenCalled();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Turning(props: Parameters<typeof Pagination>[0]) {
  const [offset, setOffset] = useState(props.offset);
  return <Pagination {...props} offset={offset} onOffsetChange={setOffset} />;
}

/** On the last page the focus stays on the pagination, although its button is disabled. */
export const FocusAtTheEnds: Story = {
  render: (args) => <Turning {...args} />,
  args: { offset: 150 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Showing 201 to 240 of 240')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
};
