import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Inline, PageHeader, PlusIcon } from '~/design-system';
import { createPageHeaderGuide } from './guides/pageHeaderGuide';

const meta = {
  title: 'Layout/PageHeader',
  id: 'design-system-pageheader',
  component: PageHeader,
  tags: ['stable', 'since-1.0'],
  args: { title: 'Servers', description: 'Every game server that has sent chat' },
  parameters: { guide: createPageHeaderGuide },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { description: undefined } };
export const WithControls: Story = {
  args: {
    children: (
      <Inline space="xsmall">
        <Button>Configuration</Button>
        <Button variant="primary" icon={PlusIcon}>
          Add server
        </Button>
      </Inline>
    ),
  },
};
export const OnAPhone: Story = { ...WithControls, globals: { viewport: { value: 'phone' } } };
export const ExtremeText: Story = {
  args: {
    ...WithControls.args,
    title: 'W'.repeat(80),
    description: 'One line that is far too long. '.repeat(8),
  },
  globals: { viewport: { value: 'phone' } },
};
