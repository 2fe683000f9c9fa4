import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeFeaturePlans } from '~/contract/planFeatures';
import { PlanLimit } from '~/patterns';
import { createPlanLimitGuide } from './guides/planLimitGuide';

const meta = {
  title: 'Patterns/Billing/PlanLimit',
  component: PlanLimit,
  tags: ['stable'],
  parameters: { guide: createPlanLimitGuide },
  args: { children: describeFeaturePlans('customRules'), href: '/subscribe' },
} satisfies Meta<typeof PlanLimit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LargestPlan: Story = { args: { children: 'Your plan keeps 90 days.', href: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
