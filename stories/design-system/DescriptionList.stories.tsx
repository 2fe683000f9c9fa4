import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  Badge,
  Card,
  DESCRIPTION_LIST_LAYOUTS,
  DescriptionList,
  Dialog,
  Stack,
  Timestamp,
} from '~/design-system';
import { createFramedDocs } from '../../.storybook/docs';
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
export const TimesInADialogOnAPhone: Story = {
  parameters: { docs: createFramedDocs(560) },
  args: {
    layout: 'columns2',
    items: [
      { term: 'Banned', description: <Timestamp value="2026-11-16T21:04:11Z" format="absolute" /> },
      { term: 'Appealed', description: <Timestamp value="2026-11-20T08:30:00Z" format="absolute" /> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Dialog open title="Ban appeal" description="What the player asks." onOpenChange={fn()}>
      <Card>
        <DescriptionList {...args} />
      </Card>
    </Dialog>
  ),
  play: async () => {
    for (const time of await screen.findAllByText(/2026/)) {
      const column = time.closest('dd');
      await expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(
        column?.getBoundingClientRect().right ?? 0,
      );
    }
  },
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
