import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '~/design-system';
import { MarketingSection, SECTION_GROUNDS, SECTION_LAYOUTS } from '~/patterns';
import { createMarketingSectionGuide } from './guides/marketingSectionGuide';

const meta = {
  title: 'Patterns/Marketing/MarketingSection',
  component: MarketingSection,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', guide: createMarketingSectionGuide },
  args: { title: 'A price for every size of server', children: <Text>Cards stand here.</Text> },
} satisfies Meta<typeof MarketingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLead: Story = {
  args: { lead: 'No charge until the trial ends, cancel any time.', id: 'pricing' },
};
export const Grounds: Story = {
  render: (args) => (
    <>
      {SECTION_GROUNDS.map((ground) => (
        <MarketingSection key={ground} {...args} title={ground} ground={ground} />
      ))}
    </>
  ),
};
export const Layouts: Story = {
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <>
      {SECTION_LAYOUTS.map((layout) => (
        <MarketingSection key={layout} {...args} title={layout} lead="Of claim and proof." layout={layout} />
      ))}
    </>
  ),
};
