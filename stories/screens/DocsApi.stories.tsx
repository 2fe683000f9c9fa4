import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocsApiScreen } from '~/screens/docs-api/DocsApiScreen';
import { pageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/DocsApi',
  component: DocsApiScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes },
  args: { origin: 'https://torchward.example', statusPageUrl: 'https://status.torchward.example' },
} satisfies Meta<typeof DocsApiScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    // Only a wide window shows the places within a part.
    await expect(
      canvas.getByRole('link', { name: 'Submit a message for moderation', hidden: true }),
    ).toHaveAttribute('href', '#moderateMessage');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
