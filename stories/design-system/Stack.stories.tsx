import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, SPACES, Stack, Stack as Column, Text } from '~/design-system';
import { createStackGuide } from './guides/stackGuide';

const blocks = ['One', 'Two', 'Three and a bit more'].map((words) => <Badge key={words}>{words}</Badge>);

const meta = {
  title: 'Layout/Stack',
  id: 'design-system-stack',
  component: Stack,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createStackGuide },
  args: { children: blocks },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { align: 'center' } };
export const AsList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Steps',
    children: blocks.map((block) => <li key={block.key}>{block}</li>),
  },
};
export const AllSpaces: Story = {
  render: (args) => (
    <Column>
      {SPACES.map((space) => (
        <Card key={space} padding="compact">
          <Text tone="muted">{space}</Text>
          <Stack {...args} space={space} />
        </Card>
      ))}
    </Column>
  ),
};
