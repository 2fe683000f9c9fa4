import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { findExtendablePlan } from '~/domain';
import { FIXTURE_NOW, subscriptions } from '~/fixtures';
import { ExtraServersDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createExtraServersDialogGuide } from './guides/extraServersDialogGuide';

function findPlan() {
  const plan = findExtendablePlan(subscriptions.growthActive);
  if (!plan) throw new Error('The Growth plan sells servers.');
  return plan;
}

const meta = {
  title: 'Patterns/Billing/ExtraServersDialog',
  component: ExtraServersDialog,
  tags: ['stable'],
  args: { subscription: subscriptions.growthActive, plan: findPlan(), onSave: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
  parameters: { docs: createFramedDocs(560), guide: createExtraServersDialogGuide },
} satisfies Meta<typeof ExtraServersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Extra servers' }));
const field = () => dialog().getByRole('spinbutton', { name: 'Extra servers, 0 to 100' });
const button = (name: string) => dialog().getByRole('button', { name });

export const Open: Story = {
  play: async () => {
    await expect(button('Save extra servers')).toBeDisabled();
    await expect(button('One server less')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AddTwoServers: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('One server more'));
    await userEvent.click(button('One server more'));
    await waitFor(() => expect(dialog().getByText('$99 + 2 × $15 = $129/mo')).toBeVisible());
    await expect(dialog().getByText(/days left until 8 Dec 2026 are charged/)).toBeVisible();
    await userEvent.click(button('Save extra servers'));
    await expect(args.onSave).toHaveBeenCalledWith(2);
  },
};

export const RemoveAllServers: Story = {
  args: { subscription: subscriptions.withCharges },
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    await waitFor(() => expect(dialog().getByText(/days left until 8 Dec 2026 are credited/)).toBeVisible());
    await expect(dialog().getByText(/7 servers sent messages in this period/)).toBeVisible();
    await userEvent.click(button('Save extra servers'));
    await expect(args.onSave).toHaveBeenCalledWith(0);
  },
};

export const OnlyWholeNumbersInRange: Story = {
  play: async ({ args }) => {
    for (const typed of ['101', '1.5', '-1']) {
      await userEvent.clear(field());
      // At once: the browser warns of a number field that holds a minus or a point alone.
      await userEvent.paste(typed);
      await userEvent.keyboard('{Enter}');
      await expect(dialog().getByText('Enter a whole number, 0 to 100')).toBeVisible();
      await expect(field()).toHaveFocus();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(button('One server more'));
    await expect(field()).toHaveValue(0);
    await expect(field()).toBeValid();
  },
};

export const FocusStaysAtTheLimit: Story = {
  play: async () => {
    await userEvent.click(button('One server more'));
    await expect(dialog().getByRole('status')).toHaveTextContent('$99 + 1 × $15 = $114/mo');
    await userEvent.click(button('One server less'));
    await expect(field()).toHaveValue(0);
    await expect(button('One server less')).toHaveFocus();
    await userEvent.click(button('One server less'));
    await expect(field()).toHaveValue(0);
  },
};

export const InTheTrial: Story = {
  args: { subscription: subscriptions.growthTrial },
  play: async () => {
    await userEvent.click(button('One server more'));
    await waitFor(() =>
      expect(dialog().getByText(/Nothing is charged until the trial ends on 24 Nov 2026/)).toBeVisible(),
    );
  },
};
export const Saving: Story = { args: { subscription: subscriptions.withCharges, loading: true } };
export const Failed: Story = {
  args: {
    error:
      'The payment provider does not answer at the moment. Nothing was changed; please try again shortly.',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
