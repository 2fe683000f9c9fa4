import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from '~/design-system';

const meta = {
  title: 'Design system/Stepper',
  component: Stepper,
  tags: ['experimental'],
  args: { label: 'Sign-up', steps: ['Account', 'Verify email', 'Choose a plan'], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2. Verify email').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
