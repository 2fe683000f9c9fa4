import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Spinner, Text } from '~/design-system';
import { createSpinnerGuide } from './guides/spinnerGuide';

const meta = {
  title: 'Feedback/Spinner',
  id: 'design-system-spinner',
  component: Spinner,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createSpinnerGuide },
  args: { delayed: false },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Delayed: Story = { args: { delayed: true } };
export const WithLabel: Story = { args: { label: 'Loading your account' } };
export const BesideText: Story = {
  render: (args) => (
    <Inline space="xsmall">
      <Spinner {...args} label={null} />
      <Text as="span">Verifying your email</Text>
    </Inline>
  ),
};
export const AllSizes: Story = {
  render: (args) => (
    <Inline>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};
