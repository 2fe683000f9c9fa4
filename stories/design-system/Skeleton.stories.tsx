import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton, Stack } from '~/design-system';
import { createSkeletonGuide } from './guides/skeletonGuide';

const meta = {
  title: 'Feedback/Skeleton',
  id: 'design-system-skeleton',
  component: Skeleton,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createSkeletonGuide },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paragraph: Story = {
  render: () => (
    <Card aria-busy>
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton width="most" />
    </Card>
  ),
};
export const AllShapes: Story = {
  render: () => (
    <Stack>
      {SKELETON_SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};
export const AllWidths: Story = {
  render: () => (
    <Stack>
      {SKELETON_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};
