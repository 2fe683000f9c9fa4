import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from '~/design-system';

const meta = {
  title: 'Design system/StepList',
  component: StepList,
  tags: ['stable'],
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
export const ExtremeText: Story = {
  args: { steps: [{ title: 'unbroken'.repeat(12), description: 'words '.repeat(80) }] },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
