import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { webhooks } from '~/fixtures';
import { WebhookDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createWebhookDialogGuide } from './guides/webhookDialogGuide';

const meta = {
  title: 'Patterns/Webhooks/WebhookDialog',
  component: WebhookDialog,
  tags: ['stable'],
  args: { onSave: fn(), onCancel: fn() },
  parameters: { docs: createFramedDocs(640), guide: createWebhookDialogGuide },
} satisfies Meta<typeof WebhookDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog'));
const getAddressField = () => getDialog().getByRole('textbox', { name: 'Address' });
const getSaveButton = () => getDialog().getByRole('button', { name: 'Add webhook' });

export const Empty: Story = {
  play: async () => {
    await expect(getSaveButton()).toBeDisabled();
  },
};
export const Edit: Story = { args: { webhook: webhooks.discord } };
export const InFlight: Story = { args: { webhook: webhooks.discord, loading: true } };
export const Failed: Story = {
  args: { error: 'An account can have 10 webhooks. Delete one that is no longer used.' },
};

export const HttpsOnly: Story = {
  play: async ({ args }) => {
    await userEvent.type(getAddressField(), 'http://hooks.example.com');
    await userEvent.click(getSaveButton());
    await expect(getDialog().getByText('The address must begin with https://')).toBeVisible();
    await expect(getAddressField()).toHaveFocus();
    await userEvent.clear(getAddressField());
    await userEvent.type(getAddressField(), 'hooks');
    await userEvent.click(getSaveButton());
    await expect(getDialog().getByText(/^Enter a whole address/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NoEvents: Story = {
  args: { webhook: { ...webhooks.discord, events: ['review.decided'] } },
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'Review decided' }));
    await userEvent.click(getDialog().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(getDialog().getByText('Choose at least one event')).toBeVisible());
    await expect(getDialog().getByRole('checkbox', { name: 'Action taken' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SomeEvents: Story = {
  play: async ({ args }) => {
    await userEvent.type(getAddressField(), ' https://hooks.example.com/in ');
    await userEvent.click(getDialog().getByRole('checkbox', { name: 'Action taken' }));
    await userEvent.click(getSaveButton());
    await expect(args.onSave).toHaveBeenCalledWith({
      url: 'https://hooks.example.com/in',
      description: '',
      events: ['review.pending', 'review.decided'],
    });
  },
};
