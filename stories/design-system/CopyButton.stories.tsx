import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BUTTON_SIZES, CopyButton, Inline } from '~/design-system';
import { createCopyButtonGuide } from './guides/copyButtonGuide';

const write = fn();

function replaceClipboard(answer: () => Promise<void>) {
  return () => {
    const before = navigator.clipboard;
    write.mockReset().mockImplementation(answer);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before });
  };
}

const meta = {
  title: 'Actions/CopyButton',
  id: 'design-system-copybutton',
  component: CopyButton,
  tags: ['stable', 'since-1.0'],
  args: { value: 'sk_live_8f2c1ab0d4e5', subject: 'API key' },
  beforeEach: replaceClipboard(() => Promise.resolve()),
  parameters: { guide: createCopyButtonGuide },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Primary: Story = { args: { variant: 'primary', label: 'Copy key' } };
export const AllSizes: Story = {
  render: (args) => (
    <Inline>
      {BUTTON_SIZES.map((size) => (
        <CopyButton {...args} key={size} size={size} subject={size} />
      ))}
    </Inline>
  ),
};

export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy API key' }));
    await expect(write).toHaveBeenCalledWith('sk_live_8f2c1ab0d4e5');
    await expect(await canvas.findByRole('button', { name: 'Copied API key' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const CopyFailed: Story = {
  beforeEach: replaceClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Not copied API key' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Select the text and copy it yourself');
  },
};
