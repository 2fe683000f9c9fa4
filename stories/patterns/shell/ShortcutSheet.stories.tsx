import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShortcutSheet } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createShortcutSheetGuide } from './guides/shortcutSheetGuide';

const meta = {
  title: 'Patterns/Shell/ShortcutSheet',
  component: ShortcutSheet,
  tags: ['stable'],
  args: {
    open: true,
    onOpenChange: fn(),
    description: 'They work on every page, outside of text fields.',
    shortcuts: [
      { keys: ['Ctrl', 'K'], meaning: 'Find a page or an action' },
      { keys: ['G', 'L'], meaning: 'Go to Logs' },
      { keys: ['?'], meaning: 'Show this sheet' },
    ],
    enabled: true,
    onEnabledChange: fn(),
  },
  parameters: { docs: createFramedDocs(560), guide: createShortcutSheetGuide },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const SwitchedOff: Story = { args: { enabled: false } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const SwitchThemOff: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
  },
};
