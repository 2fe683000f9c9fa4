import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, EmptyState, GavelIcon } from '~/design-system';
import { createEmptyStateGuide } from './guides/emptyStateGuide';

const meta = {
  title: 'Feedback/EmptyState',
  id: 'design-system-emptystate',
  component: EmptyState,
  tags: ['stable', 'since-1.0'],
  args: { title: 'No logs found' },
  parameters: { guide: createEmptyStateGuide },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithText: Story = {
  args: {
    title: 'No Pending Reviews',
    icon: GavelIcon,
    children: 'All moderation decisions have been reviewed. Great job!',
  },
};
export const WithAction: Story = {
  args: {
    title: 'No messages yet',
    children: 'Install the plugin and send a first message from your server.',
    action: (
      <ButtonLink href="#documentation" variant="primary">
        Install the plugin
      </ButtonLink>
    ),
  },
};
export const ExtremeText: Story = {
  args: { title: 'Nothing '.repeat(30), children: 'really nothing '.repeat(40) },
  globals: { viewport: { value: 'phone' } },
};
