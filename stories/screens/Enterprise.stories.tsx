import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnterpriseScreen } from '~/screens/enterprise/EnterpriseScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Enterprise',
  component: EnterpriseScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: {
    statusPageUrl: 'https://status.torchward.example',
    stage: 'form',
    loading: false,
    failed: false,
    onSubmit: fn(),
  },
} satisfies Meta<typeof EnterpriseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { parameters: { chromatic: wholePageModes } };
export const Submitting: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to submit inquiry. Please try again or email us at support@torchward.example',
    );
  },
};
export const ThankYou: Story = {
  args: { stage: 'thanks' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thank you' })).toHaveFocus());
    await expect(canvas.getByText(/within 24 hours/)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EmptySubmit: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit inquiry' }));
    for (const fault of [
      'Company is required',
      'Work email is required',
      'Game or platform is required',
      'Monthly players is required',
    ]) {
      await expect(canvas.getByText(fault)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Company')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Monthly players'), '1m-10m');
    await expect(canvas.queryByText('Monthly players is required')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'Cobble Works');
    await userEvent.type(canvas.getByLabelText('Work email'), 'ada@cobble.example');
    await userEvent.type(canvas.getByLabelText('Game/platform'), 'Cobbleverse');
    await userEvent.selectOptions(canvas.getByLabelText('Monthly players'), '10m+');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit inquiry' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      company: 'Cobble Works',
      email: 'ada@cobble.example',
      game: 'Cobbleverse',
      monthlyPlayers: '10m+',
      timeline: '',
      message: '',
    });
  },
};
