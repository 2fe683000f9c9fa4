import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Uuid } from '~/design-system';
import { createUuidGuide } from './guides/uuidGuide';

const write = fn();

const meta = {
  title: 'Data display/Uuid',
  id: 'design-system-uuid',
  component: Uuid,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createUuidGuide },
  args: { value: '8f2c1ab0-4f7e-4c59-9b0d-2f6a1c3e5d70' },
  beforeEach: () => {
    const before = navigator.clipboard;
    write.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before });
  },
} satisfies Meta<typeof Uuid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8f2c1ab0')).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '8f2c1ab0-4f7e-4c59-9b0d-2f6a1c3e5d70',
    );
  },
};

export const Copied: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(canvas.getByRole('button')).toHaveTextContent('Copied');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const Short: Story = { args: { value: '8f2c' } };
