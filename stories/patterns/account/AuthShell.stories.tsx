import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '~/design-system';
import { AuthCard, AuthShell } from '~/patterns';
import { framedPageDocs } from '../../../.storybook/docs';
import { shellModes } from '../../../.storybook/modes';
import { createAuthShellGuide } from './guides/authShellGuide';

const meta = {
  title: 'Patterns/Account/AuthShell',
  component: AuthShell,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    chromatic: shellModes,
    docs: framedPageDocs,
    guide: createAuthShellGuide,
  },
  args: { children: <AuthCard title="Sign in" lead="See what happened in your chat." /> },
} satisfies Meta<typeof AuthShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Torchward home' })).toHaveAttribute('href', '/');
  },
};
export const Wide: Story = { args: { width: 'page' } };
export const WithHeaderEnd: Story = { args: { headerEnd: <Button variant="ghost">Sign out</Button> } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
