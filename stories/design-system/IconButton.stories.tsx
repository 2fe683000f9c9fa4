import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChevronRightIcon, IconButton, RefreshCwIcon } from '~/design-system';
import { createIconButtonGuide } from './guides/iconButtonGuide';

const meta = {
  title: 'Actions/IconButton',
  id: 'design-system-iconbutton',
  component: IconButton,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createIconButtonGuide },
  args: { icon: RefreshCwIcon, label: 'Refresh', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { size: 'compact' } };
export const Outlined: Story = { args: { outlined: true } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  args: { icon: ChevronRightIcon, label: 'Next', directional: true },
  globals: { direction: 'rtl' },
};

export const TooltipOnFocus: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
