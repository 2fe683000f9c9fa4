import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, Link } from '~/design-system';
import { createCheckboxGuide } from './guides/checkboxGuide';

const meta = {
  title: 'Forms/Checkbox',
  id: 'design-system-checkbox',
  component: Checkbox,
  tags: ['stable', 'since-1.0'],
  args: { label: 'Show revoked keys', onChange: fn() },
  parameters: { guide: createCheckboxGuide },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show revoked keys' });
    await userEvent.click(canvas.getByText('Show revoked keys'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const WithHint: Story = {
  args: {
    label: 'Escalate repeat offenders',
    description: 'Violations of the last 30 days make the next action stronger.',
  },
};
export const WithError: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">Terms of Service</Link>
      </>
    ),
    error: 'You must agree to the Terms of Service',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to the Terms of Service',
    );
  },
};
export const ExtremeText: Story = {
  args: { label: 'A condition that goes on and on '.repeat(12) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'تذكرني', defaultChecked: true },
  globals: { direction: 'rtl' },
};
