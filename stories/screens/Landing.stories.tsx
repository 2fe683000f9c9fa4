import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerificationBanner } from '~/patterns';
import { LandingScreen } from '~/screens/landing/LandingScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: {
    statusPageUrl: 'https://status.torchward.example',
    playsExample: false,
  },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const anchor of ['features', 'pricing', 'how-it-works']) {
      await expect(document.getElementById(anchor)).not.toBeNull();
    }
    await expect(canvas.getAllByRole('link', { name: 'System status' })[0]).toHaveAttribute(
      'href',
      'https://status.torchward.example',
    );
  },
};
export const UnverifiedOwner: Story = {
  args: { banner: <VerificationBanner state="idle" onResend={fn()} /> },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Wide: Story = { globals: { viewport: { value: 'cinema' } } };
