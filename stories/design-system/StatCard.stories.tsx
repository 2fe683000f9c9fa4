import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, StatCard, Text } from '~/design-system';
import { createStatCardGuide } from './guides/statCardGuide';

const trend = (
  <>
    <Text as="span" tone="positive">
      +12.4%
    </Text>{' '}
    vs previous period
  </>
);

const meta = {
  title: 'Data display/StatCard',
  id: 'design-system-statcard',
  component: StatCard,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createStatCardGuide },
  args: { label: 'Total Messages', value: '48,210', description: trend },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDetail: Story = { args: { description: undefined } };
export const Linked: Story = { args: { href: '#logs' } };
export const Loading: Story = { args: { loading: true } };
export const SevenDigits: Story = { args: { value: '8,888,888' }, globals: { viewport: { value: 'phone' } } };
/** Dollars and cents of eight digits, where three cards share the width of a tablet. */
export const LongFigure: Story = {
  args: { label: 'Total cost', value: '$81,234,567.89' },
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <StatCard {...args} />
      <StatCard label="AI API calls" value="1,234,567" description="vs previous period" />
      <StatCard label="Average response time" value="12,345 ms" description="vs previous period" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('$81,234,567.89'));
    await expect(range.getClientRects(), 'one line').toHaveLength(1);
  },
};
export const ExtremeText: Story = {
  args: {
    label: 'A figure with a name that does not end where one expects it to',
    value: '9,007,199,254,740,991',
  },
  globals: { viewport: { value: 'phone' } },
};

export const FourInARow: Story = {
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      <StatCard {...args} />
      <StatCard label="Filtered Messages" value="39,532" description="82% filtered" />
      <StatCard label="Actions Taken" value="317" description="vs previous period" />
      <StatCard label="Unique Players" value="1,094" loading />
    </Grid>
  ),
};
