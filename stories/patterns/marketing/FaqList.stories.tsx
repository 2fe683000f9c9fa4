import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FaqList } from '~/patterns';
import { createFaqListGuide } from './guides/faqListGuide';

const meta = {
  title: 'Patterns/Marketing/FaqList',
  component: FaqList,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createFaqListGuide },
  args: {
    entries: [
      { question: 'What does it cost to try?', answer: 'Nothing for 7 days.' },
      { question: 'How do I cancel?', answer: 'On the subscription page of your dashboard.' },
    ],
  },
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing for 7 days.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What does it cost to try?'));
    await expect(canvas.getByText('Nothing for 7 days.')).toBeVisible();
  },
};
export const FirstOpen: Story = { args: { initiallyOpen: 1 } };
export const LongAnswer: Story = {
  args: { initiallyOpen: 1, entries: [{ question: 'Why? '.repeat(30), answer: 'Because. '.repeat(80) }] },
};
