import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { configs, gameServers } from '~/fixtures';
import { ServerForm } from '~/patterns';
import { createServerFormGuide } from './guides/serverFormGuide';

const { survival, named } = gameServers;

const meta = {
  title: 'Patterns/Servers/ServerForm',
  component: ServerForm,
  tags: ['stable'],
  parameters: { guide: createServerFormGuide },
  args: {
    name: gameServers.survival.name,
    value: gameServers.survival,
    onChange: fn(),
    config: configs.filled,
    disabled: false,
  },
} satisfies Meta<typeof ServerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inherited: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Automation level' })).toHaveTextContent(
      'As the account: Up to mute',
    );
    await expect(canvas.getByRole('combobox', { name: 'Pre-filter' })).toHaveTextContent(
      'As the account: On',
    );
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Confidence threshold of its own' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        settings: expect.objectContaining({ confidence_threshold: 0.82 }) as unknown,
      }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'S');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ display_name: 'S' }));
  },
};
export const OwnSwearing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Swearing' });
    await expect(field).toHaveTextContent('As the account: Warn');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /^Act/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...survival,
      settings: { ...survival.settings, swearing: 'act' },
    });
  },
};
export const OwnSettings: Story = { args: { name: gameServers.named.name, value: gameServers.named } };
export const BackToTheAccount: Story = {
  args: { name: gameServers.named.name, value: gameServers.named },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Automation level' }));
    await userEvent.click(await screen.findByRole('option', { name: 'As the account: Up to mute' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...named,
      settings: { ...named.settings, automation_level: null },
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Confidence threshold of its own' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...named,
      settings: { ...named.settings, confidence_threshold: null },
    });
  },
};
export const Saving: Story = {
  args: { name: gameServers.named.name, value: gameServers.named, disabled: true },
};
export const Narrow: Story = {
  args: { value: gameServers.named },
  globals: { viewport: { value: 'phone' } },
};
