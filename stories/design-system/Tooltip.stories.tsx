import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Container, Tooltip } from '~/design-system';
import { createTooltipGuide } from './guides/tooltipGuide';

const meta = {
  title: 'Overlays/Tooltip',
  id: 'design-system-tooltip',
  component: Tooltip,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createTooltipGuide },
  args: { content: 'Opens a ticket', children: <Button>Contact support</Button> },
  decorators: (Story) => (
    <Container width="form" padded>
      <Story />
    </Container>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Opens a ticket');
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const EscapeHides: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ExtremeText: Story = {
  args: { content: 'f1e2d3c4'.repeat(20) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const BottomSide: Story = {
  args: { side: 'bottom' },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveAttribute('data-side', 'bottom');
  },
};
