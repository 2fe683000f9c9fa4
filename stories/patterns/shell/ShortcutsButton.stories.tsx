import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShortcutsButton } from '~/patterns';
import { createShortcutsButtonGuide } from './guides/shortcutsButtonGuide';

const meta = {
  title: 'Patterns/Shell/ShortcutsButton',
  component: ShortcutsButton,
  tags: ['stable'],
  parameters: { guide: createShortcutsButtonGuide },
  args: { onClick: fn(), enabled: true },
} satisfies Meta<typeof ShortcutsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Shortcuts' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', '?');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
