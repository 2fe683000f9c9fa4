import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PlayersScreen } from '~/screens/players/PlayersScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Players',
  component: PlayersScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
} satisfies Meta<typeof PlayersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feature coming soon')).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search players' });
    await userEvent.type(search, 'mossy');
    await expect(search).toHaveValue('mossy');
    await expect(canvas.getByText('Feature coming soon')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
