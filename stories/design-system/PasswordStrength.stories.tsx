import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordStrength } from '~/design-system';
import { createPasswordStrengthGuide } from './guides/passwordStrengthGuide';

const createCriteria = (...met: boolean[]) =>
  ['8+ characters', 'Uppercase', 'Lowercase', 'Number'].map((label, index) => ({
    label,
    met: met[index] ?? false,
  }));

const meta = {
  title: 'Forms/PasswordStrength',
  id: 'design-system-passwordstrength',
  component: PasswordStrength,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createPasswordStrengthGuide },
  args: { criteria: createCriteria() },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 4 password rules met');
  },
};
export const OneCriterionMet: Story = { args: { criteria: createCriteria(false, false, true) } };
export const TwoCriteriaMet: Story = { args: { criteria: createCriteria(false, true, true) } };
export const ThreeCriteriaMet: Story = { args: { criteria: createCriteria(true, true, true) } };
export const AllCriteriaMet: Story = {
  args: { criteria: createCriteria(true, true, true, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(', met')).toHaveLength(4);
  },
};
export const Narrow: Story = {
  args: { criteria: createCriteria(true) },
  globals: { viewport: { value: 'phone' } },
};
