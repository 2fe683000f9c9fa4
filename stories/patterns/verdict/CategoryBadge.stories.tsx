import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryValues } from '~/contract/enums.gen';
import { Inline } from '~/design-system';
import { CategoryBadge } from '~/patterns';
import { createCategoryBadgeGuide } from './guides/categoryBadgeGuide';

const meta = {
  title: 'Patterns/Verdict/CategoryBadge',
  component: CategoryBadge,
  tags: ['stable'],
  parameters: { guide: createCategoryBadgeGuide },
  args: { category: 'harassment' },
} satisfies Meta<typeof CategoryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Harassment: Story = {};
export const TwoWords: Story = { args: { category: 'self_harm' } };
export const NoCategory: Story = { args: { category: null } };
export const All: Story = {
  render: () => (
    <Inline>
      {categoryValues.map((category) => (
        <CategoryBadge key={category} category={category} />
      ))}
    </Inline>
  ),
};
