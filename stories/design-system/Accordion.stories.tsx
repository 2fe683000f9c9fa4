import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from '~/design-system';
import { createAccordionGuide } from './guides/accordionGuide';

const SUPPORT_QUESTIONS = [
  {
    id: 'games',
    title: 'Which games are supported?',
    content: 'Block-building sandbox servers. Others are planned.',
  },
  { id: 'trial', title: 'When does the trial end?', content: 'Seven days after checkout.' },
  { id: 'data', title: 'What is stored?', content: 'The messages and what was decided about them.' },
];

const meta = {
  title: 'Data display/Accordion',
  id: 'design-system-accordion',
  component: Accordion,
  tags: ['stable', 'since-1.0'],
  args: { items: SUPPORT_QUESTIONS, level: 2 },
  parameters: { guide: createAccordionGuide },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ['trial'] } };
export const LevelThree: Story = { args: { level: 3 } };
export const ExtremeText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'A question that goes on '.repeat(8),
        content: 'An answer without an end. '.repeat(30),
      },
    ],
    defaultOpen: ['long'],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Which games are supported?' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Others are planned/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText(/Seven days/)).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};
