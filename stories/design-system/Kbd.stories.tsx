import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Kbd, Text } from '~/design-system';
import { createKbdGuide } from './guides/kbdGuide';

const meta = {
  title: 'Text and icons/Kbd',
  id: 'design-system-kbd',
  component: Kbd,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createKbdGuide },
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLetter: Story = { args: { children: 'A' } };
export const KeyCombination: Story = {
  render: () => (
    <Inline space="half">
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
      <Text as="span" tone="muted">
        opens the commands
      </Text>
    </Inline>
  ),
};
