import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from '~/patterns';
import { createThemeSwitchGuide } from './guides/themeSwitchGuide';

const meta = {
  title: 'Patterns/Shell/ThemeSwitch',
  component: ThemeSwitch,
  tags: ['stable'],
  parameters: { guide: createThemeSwitchGuide },
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
export const Dark: Story = { args: { theme: 'dark' } };
export const Focused: Story = {
  args: { theme: 'light' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
  },
};
