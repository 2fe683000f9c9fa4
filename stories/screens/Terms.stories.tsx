import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TermsScreen } from '~/screens/terms/TermsScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Terms',
  component: TermsScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: {
    statusPageUrl: 'https://status.torchward.example',
  },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A lawyer has to review it/)).toBeVisible();
    const link = within(canvas.getByRole('region', { name: 'Your account' })).getByRole('link');
    window.scrollBy({ top: link.getBoundingClientRect().top, behavior: 'instant' });
    link.focus();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(header.bottom));
    link.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
