import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewStatusValues } from '~/contract/enums.gen';
import { Inline } from '~/design-system';
import { ReviewStatusBadge } from '~/patterns';
import { createReviewStatusBadgeGuide } from './guides/reviewStatusBadgeGuide';

const meta = {
  title: 'Patterns/Review/ReviewStatusBadge',
  component: ReviewStatusBadge,
  tags: ['stable'],
  parameters: { guide: createReviewStatusBadgeGuide },
  args: { status: 'pending' },
} satisfies Meta<typeof ReviewStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Unknown: Story = { args: { status: 'escalated' } };
export const All: Story = {
  render: () => (
    <Inline>
      {reviewStatusValues.map((status) => (
        <ReviewStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
