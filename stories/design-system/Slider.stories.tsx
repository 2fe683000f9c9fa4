import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Slider } from '~/design-system';
import { createSliderGuide } from './guides/sliderGuide';

const meta = {
  title: 'Forms/Slider',
  id: 'design-system-slider',
  component: Slider,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createSliderGuide },
  args: {
    label: 'Confidence threshold',
    defaultValue: 0.7,
    min: 0,
    max: 1,
    step: 0.01,
    format: (value) => value.toFixed(2),
    ends: ['Act on more', 'Ask me more'],
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { description: 'Messages below it go to the review queue.' } };
export const WithError: Story = { args: { error: 'Choose a value between 0 and 1' } };
export const Empty: Story = { args: { defaultValue: 0 } };
export const Full: Story = { args: { defaultValue: 1 } };
export const Disabled: Story = { args: { disabled: true } };
export const ExtremeText: Story = {
  args: { label: 'A threshold with a long name '.repeat(4), ends: ['start '.repeat(8), 'end '.repeat(8)] },
  globals: { viewport: { value: 'phone' } },
};

/** A form submits the value under the name. */
export const InAForm: Story = {
  args: { name: 'threshold' },
  render: (args) => (
    <form aria-label="Engine">
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Engine' });
    await waitFor(() => expect(new FormData(form).get('threshold')).toBe('0.7'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Confidence threshold' });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.71');
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.81');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '1.00');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(0);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.71');
  },
};
