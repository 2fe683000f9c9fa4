import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  Inline,
  PlusIcon,
  RefreshCwIcon,
  Stack,
} from '~/design-system';
import { componentFlagshipModes } from '../../.storybook/modes';
import { createButtonGuide } from './guides/buttonGuide';

const meta = {
  title: 'Actions/Button',
  id: 'design-system-button',
  component: Button,
  tags: ['stable', 'since-1.0'],
  args: { children: 'Save changes', onClick: fn() },
  parameters: { guide: createButtonGuide },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Revoke key' } };
export const DangerSolid: Story = { args: { variant: 'dangerSolid', children: 'Revoke key' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'Reset' } };
export const WithIcon: Story = { args: { variant: 'primary', icon: PlusIcon, children: 'Create new key' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const ExtremeText: Story = {
  args: {
    children: 'Save the changes to the configuration of every server that belongs to this account now',
  },
  globals: { viewport: { value: 'phone' } },
};

export const AllVariantsAndSizes: Story = {
  tags: ['flagship'],
  parameters: { chromatic: componentFlagshipModes },
  render: (args) => (
    <Stack space="medium">
      {BUTTON_SIZES.map((size) => (
        <Inline key={size} space="small">
          {BUTTON_VARIANTS.map((variant) => (
            <Button {...args} key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LoadingWithText: Story = {
  args: { variant: 'primary', loading: true, loadingText: 'Saving...', icon: RefreshCwIcon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
