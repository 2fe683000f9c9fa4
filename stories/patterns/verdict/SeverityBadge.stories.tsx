import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '~/design-system';
import { SeverityBadge } from '~/patterns';
import { createSeverityBadgeGuide } from './guides/severityBadgeGuide';

const meta = {
  title: 'Patterns/Verdict/SeverityBadge',
  component: SeverityBadge,
  tags: ['stable'],
  parameters: { guide: createSeverityBadgeGuide },
  args: { severity: 9 },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectTone =
  (tone: string): NonNullable<Story['play']> =>
  async ({ args, canvas }) => {
    const badge = canvas.getByText(`${args.severity}/10`).closest('[data-tone]');
    await expect(badge).toHaveAttribute('data-tone', tone);
  };

export const Four: Story = { args: { severity: 4 }, play: expectTone('caution') };
export const Five: Story = { args: { severity: 5 }, play: expectTone('serious') };
export const Seven: Story = { args: { severity: 7 }, play: expectTone('serious') };
export const Eight: Story = { args: { severity: 8 }, play: expectTone('critical') };
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
