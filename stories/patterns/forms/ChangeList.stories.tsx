import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '~/design-system';
import { ChangeList } from '~/patterns';
import { createChangeListGuide } from './guides/changeListGuide';

const meta = {
  title: 'Patterns/Forms/ChangeList',
  component: ChangeList,
  tags: ['stable'],
  parameters: { guide: createChangeListGuide },
  args: {
    changes: [
      { setting: 'Automation level', from: 'Warn', to: 'Up to mute' },
      { setting: 'Escalation', from: 'Off', to: 'On' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Configuration</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const ExtremeText: Story = {
  args: { changes: [{ setting: 'Name', from: 'unbroken'.repeat(8), to: 'unbroken'.repeat(8) }] },
  globals: { viewport: { value: 'phone' } },
};
