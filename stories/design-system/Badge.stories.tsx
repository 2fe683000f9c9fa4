import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Inline, TONES } from '~/design-system';
import { createBadgeGuide } from './guides/badgeGuide';

const meta = {
  title: 'Data display/Badge',
  id: 'design-system-badge',
  component: Badge,
  tags: ['stable', 'since-1.0'],
  args: { children: 'Active' },
  parameters: { guide: createBadgeGuide },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Critical: Story = { args: { tone: 'critical', children: 'Ban' } };
export const ExtremeText: Story = {
  args: { children: 'A category with a name far too long for one badge in a table' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { tone: 'serious', children: 'طرد' },
  globals: { direction: 'rtl' },
};

export const AllTones: Story = {
  render: () => (
    <Inline space="xsmall">
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
