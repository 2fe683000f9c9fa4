import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, TextField } from '~/design-system';
import { FilterBar } from '~/patterns';
import { createFilterBarGuide } from './guides/filterBarGuide';

const meta = {
  title: 'Patterns/Logs/FilterBar',
  component: FilterBar,
  tags: ['stable'],
  args: {
    label: 'Filters',
    onSubmit: fn(),
    children: [
      <TextField key="player" label="Player" placeholder="Name or uuid" />,
      <TextField key="from" label="From (UTC day)" type="date" />,
      <TextField key="to" label="To (UTC day)" type="date" />,
    ],
    actions: (
      <>
        <Button type="submit" variant="primary">
          Apply Filters
        </Button>
        <Button>Reset</Button>
      </>
    ),
  },
  parameters: { guide: createFilterBarGuide },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFields: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const EnterApplies: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Player'), 'rat{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
