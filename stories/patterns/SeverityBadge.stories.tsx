import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '~/design-system';
import { SeverityBadge } from '~/patterns';

const meta = {
  title: 'Patterns/SeverityBadge',
  component: SeverityBadge,
  tags: ['stable'],
  args: { severity: 9 },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const is = (severity: number, tone: string): Story => ({
  args: { severity },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${severity}/10`).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      tone,
    );
  },
});

export const Four: Story = is(4, 'caution');
export const Five: Story = is(5, 'serious');
export const Seven: Story = is(7, 'serious');
export const Eight: Story = is(8, 'critical');
export const Unknown: Story = { args: { severity: null } };

export const Scale: Story = {
  render: () => (
    <Inline>
      {Array.from({ length: 11 }, (_, severity) => (
        <SeverityBadge key={severity} severity={severity} />
      ))}
    </Inline>
  ),
};
