import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createdWebhook } from '~/fixtures';
import { SecretRevealDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createSecretRevealDialogGuide } from './guides/secretRevealDialogGuide';

const meta = {
  title: 'Patterns/Forms/SecretRevealDialog',
  component: SecretRevealDialog,
  tags: ['stable'],
  args: {
    secret: createdWebhook.secret,
    noun: 'signing secret',
    description: `This is the only time the signing secret of ${createdWebhook.webhook.url} is shown.`,
    consequence: 'If you close now you will need a new webhook.',
    children: 'Your receiver checks the signature with it.',
    onDone: fn(),
  },
  parameters: { docs: createFramedDocs(480), guide: createSecretRevealDialogGuide },
} satisfies Meta<typeof SecretRevealDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const KeyboardSelectsTheSecret: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('textbox', { name: 'The full signing secret' })).toHaveFocus();
    await expect(String(window.getSelection()).trim()).toBe(args.secret);
  },
};

export const ClosingUncopiedNamesTheConsequence: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/you will need a new webhook/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Go back' }));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
