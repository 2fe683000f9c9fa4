import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, Inline, Select } from '~/design-system';
import { createFramedDocs } from '../../.storybook/docs';
import { createSelectGuide } from './guides/selectGuide';

const ACTIONS = [
  { value: 'none', label: 'No Action' },
  { value: 'warn', label: 'Warning' },
  { value: 'mute', label: 'Mute' },
  { value: 'kick', label: 'Kick' },
  { value: 'ban', label: 'Ban' },
] as const;

const meta = {
  title: 'Forms/Select',
  id: 'design-system-select',
  component: Select,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createSelectGuide },
  args: { label: 'Action', options: ACTIONS, defaultValue: 'warn', onValueChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingSelected: Story = {
  render: () => <Select label="Monthly players" placeholder="Choose a range" options={ACTIONS} />,
};
export const WithHint: Story = { args: { description: 'What happens to the player.' } };
export const WithError: Story = {
  args: { error: 'Choose an action' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose an action');
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** The list is open, with the choice marked and an option that cannot be chosen. */
export const DisabledOption: Story = {
  parameters: { docs: createFramedDocs(360) },
  args: { options: ACTIONS.map((option) => ({ ...option, disabled: option.value === 'ban' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Ban' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Warning' })).toHaveFocus());
  },
};
export const ExtremeText: Story = {
  args: {
    options: [{ value: 'long', label: 'A choice with a name that is far too long '.repeat(4) }],
    defaultValue: 'long',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chevron = canvas.getByRole('combobox').querySelector('svg');
    await expect(chevron?.getBoundingClientRect().width).toBe(16);
  },
};
/** It is as wide as its longest option, so that another choice moves nothing beside it. */
export const InARow: Story = {
  render: (args) => (
    <Inline align="end">
      <Select {...args} defaultValue="ban" />
      <Button>Apply</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Action' });
    const width = trigger.getBoundingClientRect().width;
    const height = trigger.getBoundingClientRect().height;
    await expect(height).toBe(canvas.getByRole('button', { name: 'Apply' }).getBoundingClientRect().height);
    trigger.focus();
    await userEvent.keyboard('n');
    await expect(trigger).toHaveTextContent('No Action');
    await expect(trigger.getBoundingClientRect().width).toBe(width);
  },
};
export const RightToLeft: Story = { args: { label: 'إجراء' }, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('combobox', { name: 'Action' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Warning' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('kick');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Kick');
  },
};

const COUNTRIES = ['Germany', 'Greece', 'New Zealand', 'Oman', 'Österreich'].map((name) => ({
  value: name,
  label: name,
}));

/** Letters typed in a row are one word in the open list, and a letter without its accent finds the one that has it. */
export const ByTheWord: Story = {
  args: { label: 'Country', options: COUNTRIES, defaultValue: 'Germany' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Country' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Germany' })).toHaveFocus());
    await userEvent.keyboard('os');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Österreich' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Germany' })).toHaveFocus());
    await userEvent.keyboard('new z');
    await waitFor(() => expect(screen.getByRole('option', { name: 'New Zealand' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('New Zealand'));
  },
};

/** The same letter again leads to the next option that begins with it. */
export const ByOneLetter: Story = {
  args: { label: 'Country', options: COUNTRIES, defaultValue: 'Greece' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Country' }).focus();
    await userEvent.keyboard('oo');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 'Oman');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'Österreich');
  },
};

/** A form submits the chosen value under the name. */
export const InAForm: Story = {
  args: { name: 'action' },
  render: (args) => (
    <form aria-label="Decision">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Decision' });
    await expect(new FormData(form).get('action')).toBe('warn');
    canvas.getByRole('combobox', { name: 'Action' }).focus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(new FormData(form).get('action')).toBe('kick'));
  },
};

export const EscapeKeepsTheValue: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The topmost element at the centre of `element`. */
function getTopmostElement(element: HTMLElement): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body;
}
const beside = fn();

export const PressOutsideOnlyCloses: Story = {
  render: (args) => (
    <>
      <Button onClick={beside}>Beside it</Button>
      <Select {...args} />
    </>
  ),
  beforeEach: () => void beside.mockClear(),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Beside it' });
    await userEvent.click(canvas.getByRole('combobox'));
    const choice = await screen.findByRole('option', { name: 'Mute' });
    await waitFor(() => expect(choice.contains(getTopmostElement(choice))).toBe(true));
    // The test uses fireEvent, because userEvent would select text in the list that the press removes.
    const pressed = getTopmostElement(button);
    await fireEvent.pointerDown(pressed);
    await fireEvent.click(pressed);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(beside).not.toHaveBeenCalled();
    await expect(button.contains(getTopmostElement(button))).toBe(true);
  },
};

export const InsideADialog: Story = {
  parameters: { docs: createFramedDocs(360) },
  render: (args) => (
    <Dialog
      open
      onOpenChange={fn()}
      title="Customize action"
      description="Choose what happens instead."
      footer={<Button variant="primary">Confirm</Button>}
    >
      <Select {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const trigger = await screen.findByRole('combobox', { name: 'Action' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Mute' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('mute');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
