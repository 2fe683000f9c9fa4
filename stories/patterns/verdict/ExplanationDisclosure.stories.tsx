import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { toReady } from '~/domain';
import { explanations } from '~/fixtures';
import { ExplanationDisclosure, MessageExplanation } from '~/patterns';
import { createExplanationDisclosureGuide } from './guides/explanationDisclosureGuide';

const meta = {
  title: 'Patterns/Verdict/ExplanationDisclosure',
  component: ExplanationDisclosure,
  tags: ['stable'],
  parameters: { guide: createExplanationDisclosureGuide },
  args: {
    children: (
      <MessageExplanation explanation={toReady(explanations.disguised)} onRetry={fn()} aiModel={null} />
    ),
  },
} satisfies Meta<typeof ExplanationDisclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'How this was decided' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('list', { name: 'Stages' })).toBeNull();
  },
};
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How this was decided' }));
    await expect(await canvas.findByRole('list', { name: 'Stages' })).toBeVisible();
  },
};
