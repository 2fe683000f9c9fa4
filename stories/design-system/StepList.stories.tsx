import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink, StepList } from '~/design-system';
import { createStepListGuide } from './guides/stepListGuide';

const meta = {
  title: 'Data display/StepList',
  id: 'design-system-steplist',
  component: StepList,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createStepListGuide },
  args: {
    label: 'How to begin',
    steps: [
      { title: 'Install the plugin', description: 'Put it into the plugins folder and restart the server.' },
      { title: 'Configure your rules', description: 'Write them as you would for players.' },
      { title: 'Go live' },
      { title: 'Monitor and review', description: 'Close calls come to you.' },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeDone: Story = {
  args: {
    steps: [
      { title: 'Install the plugin', done: true },
      { title: 'Configure your rules', description: 'Write them as you would for players.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Install the plugin, done');
    await expect(second).not.toHaveTextContent('done');
  },
};
const STEPS_WITH_ACTIONS = [
  {
    title: 'Create an API key',
    description: 'Your game server signs in with it.',
    action: <ButtonLink href="#key">Create</ButtonLink>,
  },
  { title: 'See the first message', description: 'This step ticks itself.' },
  {
    title: 'Decide one review',
    description: 'Close calls wait for you.',
    action: <ButtonLink href="#queue">Open the queue</ButtonLink>,
  },
];
export const WithActions: Story = {
  args: {
    steps: STEPS_WITH_ACTIONS,
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right }));
    await expect(first).toEqual(second);
  },
};
export const WithActionsNarrow: Story = {
  args: { steps: STEPS_WITH_ACTIONS },
  globals: { viewport: { value: 'phone' } },
};
export const ExtremeText: Story = {
  args: { steps: [{ title: 'unbroken'.repeat(12), description: 'words '.repeat(80) }] },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
