import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, Text } from '~/design-system';

const ITEMS = [
  { value: 'install', label: 'Install', content: <Text>Put the plugin into the plugins folder.</Text> },
  { value: 'configure', label: 'Configure', content: <Text>Paste the key.</Text> },
  { value: 'check', label: 'Check', content: <Text>Send a message.</Text> },
] as const;

const meta = {
  title: 'Design system/Tabs',
  component: Tabs,
  tags: ['experimental'],
  args: { label: 'Guide', items: ITEMS, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultValue: 'configure' } };
export const Controlled: Story = { args: { value: 'check' } };
export const OneDisabled: Story = {
  args: { items: ITEMS.map((item) => ({ ...item, disabled: item.value === 'check' })) },
};
export const ExtremeText: Story = {
  args: { items: ITEMS.map((item) => ({ ...item, label: `${item.label} this on every server you have` })) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Install' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('configure');
    await expect(canvas.getByRole('tabpanel', { name: 'Configure' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Check' })).toHaveFocus();
  },
};
