import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DocsApiScreen } from '~/screens/docs-api/DocsApiScreen';
import { pageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/API documentation',
  id: 'screens-docsapi',
  component: DocsApiScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes },
  args: {
    origin: 'https://torchward.example',
    statusPageUrl: 'https://status.torchward.example',
    search: '',
    onSearchChange: fn(),
    language: 'curl',
    onLanguageChange: fn(),
  },
  render: function Render(args) {
    const [search, setSearch] = useState(args.search);
    const [language, setLanguage] = useState(args.language);
    return (
      <DocsApiScreen
        {...args}
        search={search}
        onSearchChange={setSearch}
        language={language}
        onLanguageChange={setLanguage}
      />
    );
  },
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
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the calls' }), 'moderate batch');
    await expect(await canvas.findByText('1 entry contains these words')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Submit up to 100 messages/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument();
  },
};
export const NothingFound: Story = {
  args: { search: 'redstone' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(await canvas.findByRole('heading', { name: 'Quick start' })).toBeVisible();
  },
};
export const OtherLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language of the samples'), 'Java');
    await expect(canvas.getAllByText(/HttpRequest\.newBuilder/)[0]).toBeVisible();
  },
};
export const SearchedOnPhone: Story = {
  ...Searched,
  globals: { viewport: { value: 'phone' } },
};
