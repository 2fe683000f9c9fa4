import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Grid, Text } from '~/design-system';
import { createGridGuide } from './guides/gridGuide';

const cells = ['Total', 'Filtered', 'Actions', 'Players'].map((words) => (
  <Card key={words}>
    <Text>{words}</Text>
  </Card>
));

const meta = {
  title: 'Layout/Grid',
  id: 'design-system-grid',
  component: Grid,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createGridGuide },
  args: { children: cells, columns: { phone: 1, tablet: 2, desktop: 4 } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Halves: Story = { ...Wide, args: { split: 'even', children: cells.slice(0, 2) } };
export const WideStart: Story = { ...Wide, args: { split: 'wideStart', children: cells.slice(0, 2) } };
export const WideEnd: Story = { ...Wide, args: { split: 'wideEnd', children: cells.slice(0, 2) } };
