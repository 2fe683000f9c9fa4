import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '~/design-system';
import { createSwitchGuide } from './guides/switchGuide';

const meta = {
  title: 'Forms/Switch',
  id: 'design-system-switch',
  component: Switch,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createSwitchGuide },
  args: { label: 'Live updates', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Live updates'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { description: 'New messages appear without a reload.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'New messages appear without a reload.',
    );
  },
};
/** A form submits "on" under the name while the switch is on. */
export const InAForm: Story = {
  args: { name: 'live' },
  render: (args) => (
    <form aria-label="Preferences">
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Preferences' });
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(form).get('live')).toBe('on');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndOn: Story = { args: { disabled: true, defaultChecked: true } };
export const ExtremeText: Story = {
  args: { label: 'A setting '.repeat(30) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'تحديث مباشر', defaultChecked: true },
  globals: { direction: 'rtl' },
};
