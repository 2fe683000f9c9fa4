import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePage } from '~/patterns';
import { createArticlePageGuide } from './guides/articlePageGuide';

const meta = {
  title: 'Patterns/Marketing/ArticlePage',
  component: ArticlePage,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', guide: createArticlePageGuide },
  args: {
    title: 'Privacy Policy',
    lead: 'What is kept of your players’ chat, and for how long.',
    updated: '20 November 2026',
    parts: [
      { id: 'chat', title: 'What is stored of chat', body: <p>The text, the time and the verdict.</p> },
      { id: 'deletion', title: 'Deletion', body: <p>Everything goes with the account.</p> },
    ],
  },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deletion' })).toHaveAttribute('href', '#deletion');
  },
};
export const WithNotice: Story = { args: { notice: 'This text is a template.' } };
export const Reference: Story = {
  args: {
    kind: 'reference',
    parts: [
      {
        id: 'calls',
        title: 'Calls',
        places: [{ id: 'first', title: 'The first call' }],
        body: <p id="first">A table, as wide as the page.</p>,
      },
    ],
  },
  play: async ({ canvas }) => {
    // Only a wide window shows the places within a part.
    await expect(canvas.getByRole('link', { name: 'The first call', hidden: true })).toHaveAttribute(
      'href',
      '#first',
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
