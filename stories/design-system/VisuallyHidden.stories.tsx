import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, VisuallyHidden } from '~/design-system';
import { createVisuallyHiddenGuide } from './guides/visuallyHiddenGuide';

const meta = {
  title: 'Text and icons/VisuallyHidden',
  id: 'design-system-visuallyhidden',
  component: VisuallyHidden,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createVisuallyHiddenGuide },
  args: { children: 'the key named Production' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Button>
      Revoke <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Revoke the key named Production' })).toBeVisible();
  },
};

export const Announcing: Story = { args: { role: 'status', children: '12 pending reviews' } };
