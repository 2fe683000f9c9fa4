import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container } from '~/design-system';
import { MarketingShell, VerificationBanner } from '~/patterns';
import { framedPageDocs } from '../../../.storybook/docs';
import { shellModes } from '../../../.storybook/modes';
import { createMarketingShellGuide } from './guides/marketingShellGuide';

const meta = {
  title: 'Patterns/Marketing/MarketingShell',
  component: MarketingShell,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    chromatic: shellModes,
    docs: framedPageDocs,
    guide: createMarketingShellGuide,
  },
  args: {
    statusPageUrl: 'https://status.torchward.example',
    children: <Container padded>The page.</Container>,
  },
} satisfies Meta<typeof MarketingShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  args: { landing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Pricing' })[0]).toHaveAttribute('href', '#pricing');
  },
};
export const OtherPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Pricing' })[0]).toHaveAttribute('href', '/#pricing');
  },
};
export const WithBanner: Story = {
  args: { banner: <VerificationBanner state="idle" onResend={() => undefined} /> },
  play: async ({ canvas }) => {
    const menu = document.querySelector<HTMLElement>('[popover]');
    menu?.showPopover();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => expect(menu?.getBoundingClientRect().top).toBe(header.bottom));
    menu?.hidePopover();
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
};
