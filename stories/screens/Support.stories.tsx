import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { toReady } from '~/domain';
import { serviceHealths } from '~/fixtures';
import { SupportScreen } from '~/screens/support/SupportScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Support',
  component: SupportScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    health: toReady(serviceHealths.operational),
    statusPageUrl: 'https://status.torchward.example',
    communityUrl: 'https://community.torchward.example',
  },
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Operational: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All systems operational')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@torchward.example' })).toBeVisible();
  },
};
export const Degraded: Story = { args: { health: toReady(serviceHealths.degraded) } };
export const StatusUnknown: Story = { args: { health: { state: 'failed', detail: null } } };
export const CheckingTheStatus: Story = { args: { health: { state: 'loading' } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const SearchTheQuestions: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(search, 'cancel');
    await expect(canvas.getByRole('button', { name: 'How do I cancel?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /API key for several/ })).toBeNull();
    await userEvent.type(search, ' zeppelin');
    await expect(canvas.getByText('No question matches')).toBeVisible();
  },
};
