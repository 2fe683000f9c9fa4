import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { toReady } from '~/domain';
import { serviceHealths } from '~/fixtures';
import { DocumentationScreen } from '~/screens/documentation/DocumentationScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Documentation',
  component: DocumentationScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    origin: 'https://torchward.example',
    health: toReady(serviceHealths.operational),
    statusPageUrl: 'https://status.torchward.example',
    linkSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
} satisfies Meta<typeof DocumentationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Operational: Story = {
  parameters: { chromatic: wholePageModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All systems operational')).toBeVisible();
    await expect(canvas.getAllByText('/v1/moderate')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download torchward-link.mjs' })).toHaveAttribute(
      'href',
      '/download/torchward-link.mjs',
    );
  },
};
export const WithoutTheLink: Story = {
  args: { linkSha256: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not offer the file yet/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Download torchward-link/ })).not.toBeInTheDocument();
  },
};
export const StatusUnknown: Story = {
  args: { health: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Status unknown')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const ChooseALanguage: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('tablist', { name: 'Call POST /v1/moderate' });
    await userEvent.click(within(tabs).getByRole('tab', { name: 'Python' }));
    await expect(canvas.getByText(/urllib\.request\.Request\(/)).toBeVisible();
  },
};
