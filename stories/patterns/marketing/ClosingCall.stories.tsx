import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '~/design-system';
import { ClosingCall } from '~/patterns';
import { createClosingCallGuide } from './guides/closingCallGuide';

const meta = {
  title: 'Patterns/Marketing/ClosingCall',
  component: ClosingCall,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', guide: createClosingCallGuide },
  args: {
    title: 'Light up your chat tonight',
    description: '7-day free trial. No charge until it ends, cancel any time.',
    actions: (
      <ButtonLink href="/signup" variant="primary" size="large">
        Start free trial
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ClosingCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAction: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
