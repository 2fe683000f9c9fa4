import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, DESCRIPTION_LIST_LAYOUTS, DescriptionList, Stack } from '~/design-system';
import { createDescriptionListGuide } from './guides/descriptionListGuide';

const meta = {
  title: 'Data display/DescriptionList',
  id: 'design-system-descriptionlist',
  component: DescriptionList,
  tags: ['stable', 'since-1.0'],
  args: {
    items: [
      { term: 'Category', description: 'Threat' },
      { term: 'Severity', description: '9/10' },
      { term: 'Confidence', description: '91%' },
      { term: 'Recommended', description: <Badge tone="critical">Ban</Badge> },
    ],
  },
  parameters: { guide: createDescriptionListGuide },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourColumns: Story = { args: { layout: 'columns4' } };
export const FourColumnsOnAPhone: Story = {
  args: { layout: 'columns4' },
  globals: { viewport: { value: 'phone' } },
};
export const ExtremeText: Story = {
  args: {
    items: [
      { term: 'A fact with a name that goes on', description: 'unbroken'.repeat(30) },
      { term: 'Another', description: '8,888,888' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllLayouts: Story = {
  render: (args) => (
    <Stack>
      {DESCRIPTION_LIST_LAYOUTS.map((layout) => (
        <Card key={layout}>
          <DescriptionList {...args} layout={layout} />
        </Card>
      ))}
    </Stack>
  ),
};
