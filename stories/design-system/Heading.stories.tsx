import type { Meta, StoryObj } from '@storybook/react-vite';
import { HEADING_SIZES, Heading, Stack } from '~/design-system';
import { createHeadingGuide } from './guides/headingGuide';

const meta = {
  title: 'Text and icons/Heading',
  id: 'design-system-heading',
  component: Heading,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createHeadingGuide },
  args: { level: 1, children: 'Last 24 hours' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LevelTwo: Story = { args: { level: 2 } };
export const LevelOneInSectionSize: Story = { args: { level: 1, size: 'section' } };
export const Hero: Story = { args: { size: 'hero', children: 'Keep the lights on in your server chat' } };
export const Truncated: Story = {
  args: { truncate: true, children: 'A server with an exceptionally long name '.repeat(6) },
};
export const ExtremeText: Story = {
  args: { children: 'W'.repeat(80) },
  globals: { viewport: { value: 'phone' } },
};

export const AllSizes: Story = {
  render: () => (
    <Stack space="small">
      {HEADING_SIZES.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: 48,210 messages
        </Heading>
      ))}
    </Stack>
  ),
};
