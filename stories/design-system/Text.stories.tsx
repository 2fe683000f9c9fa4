import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, TEXT_SIZES, TONES, Text } from '~/design-system';
import { createTextGuide } from './guides/textGuide';

const meta = {
  title: 'Text and icons/Text',
  id: 'design-system-text',
  component: Text,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createTextGuide },
  args: { children: 'Torchward reads every chat message as it is sent.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted' } };
export const Subtle: Story = { args: { tone: 'subtle' } };
export const Strong: Story = { args: { weight: 'strong' } };
export const Mono: Story = { args: { font: 'mono', children: 'xX_grief gg easy, uninstall' } };
export const Numeric: Story = { args: { numeric: true, children: '1,111,111 of 8,888,888' } };
export const Truncated: Story = {
  args: { truncate: true, title: 'the whole message', children: 'a message without an end '.repeat(12) },
};
export const Preserved: Story = {
  args: { preserve: true, children: '1. Be kind.\n2. No advertising.\n\n3. No real-world information.' },
};
export const ExtremeText: Story = {
  args: { children: 'w'.repeat(400) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { dir: 'auto', lang: 'ar', children: 'من يبيع الماس عند نقطة البداية؟' },
};

export const AllSizes: Story = {
  render: (args) => (
    <Stack space="xsmall">
      {TEXT_SIZES.map((size) => (
        <Text {...args} key={size} size={size}>
          {size}: {args.children}
        </Text>
      ))}
    </Stack>
  ),
};

export const AllTones: Story = {
  render: (args) => (
    <Stack space="xsmall">
      {(['default', 'muted', 'subtle', 'inherit', ...TONES] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
