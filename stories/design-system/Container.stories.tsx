import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTAINER_WIDTHS, Card, Container, Stack, Text } from '~/design-system';
import { createContainerGuide } from './guides/containerGuide';

const meta = {
  title: 'Layout/Container',
  id: 'design-system-container',
  component: Container,
  tags: ['stable', 'since-1.0'],
  args: { children: <Card>Kept at a comfortable width</Card> },
  parameters: { layout: 'fullscreen', guide: createContainerGuide },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Padded: Story = { args: { padded: true } };
export const Phone: Story = { args: { padded: true }, globals: { viewport: { value: 'phone' } } };
export const AllWidths: Story = {
  render: () => (
    <Stack>
      {CONTAINER_WIDTHS.map((width) => (
        <Container key={width} width={width}>
          <Card>
            <Text>{width}</Text>
          </Card>
        </Container>
      ))}
    </Stack>
  ),
};
