import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findExtendablePlan } from '~/domain';
import { subscriptions } from '~/fixtures';
import { ExtraServersDialog } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { withFixtureClock } from '../../../.storybook/withFixtureClock';
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
  decorators: [withFixtureClock],
  parameters: { docs: createFramedDocs(560), guide: createExtraServersDialogGuide },
} satisfies Meta<typeof ExtraServersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDialog = () => within(screen.getByRole('dialog', { name: 'Extra servers' }));
const getServersField = () => getDialog().getByRole('spinbutton', { name: 'Extra servers, 0 to 100' });
const getButton = (name: string) => getDialog().getByRole('button', { name });

export const Open: Story = {
  play: async () => {
    await expect(getButton('Save extra servers')).toBeDisabled();
    await expect(getButton('One server less')).toHaveAttribute('aria-disabled', 'true');
    // The browser's own two arrows would stand beside the dialog's two buttons.
    await expect(getServersField()).toHaveStyle({ appearance: 'textfield' });
  },
};

export const AddTwoServers: Story = {
  play: async ({ args }) => {
    await userEvent.click(getButton('One server more'));
    await userEvent.click(getButton('One server more'));
    await waitFor(() => expect(getDialog().getByText('$99 + 2 × $15 = $129/mo')).toBeVisible());
    await expect(getDialog().getByText(/days left until 8 Dec 2026 are charged/)).toBeVisible();
    await userEvent.click(getButton('Save extra servers'));
    await expect(args.onSave).toHaveBeenCalledWith(2);
  },
};

export const RemoveAllServers: Story = {
  args: { subscription: subscriptions.withCharges },
  play: async ({ args }) => {
    const region = getDialog()
      .getAllByRole('status')
      .find(({ textContent }) => textContent === '');
    await userEvent.clear(getServersField());
    await userEvent.type(getServersField(), '0');
    await waitFor(() =>
      expect(getDialog().getByText(/days left until 8 Dec 2026 are credited/)).toBeVisible(),
    );
    await expect(getDialog().getByText(/7 servers sent messages in this period/)).toBeVisible();
    await expect(region, 'the warning comes into a region that was there before').toHaveTextContent(
      /^7 servers/,
    );
    await userEvent.click(getButton('Save extra servers'));
    await expect(args.onSave).toHaveBeenCalledWith(0);
  },
};

export const OnlyWholeNumbersInRange: Story = {
  play: async ({ args }) => {
    for (const typed of ['101', '1.5', '-1']) {
      await userEvent.clear(getServersField());
      // At once: the browser warns of a number field that holds a minus or a point alone.
      await userEvent.paste(typed);
      await userEvent.keyboard('{Enter}');
      await expect(getDialog().getByText('Enter a whole number, 0 to 100')).toBeVisible();
      await expect(getServersField()).toHaveFocus();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(getButton('One server more'));
    await expect(getServersField()).toHaveValue(0);
    await expect(getServersField()).toBeValid();
  },
};

export const FocusStaysAtTheLimit: Story = {
  play: async () => {
    await userEvent.click(getButton('One server more'));
    await expect(getDialog().getByText('$99 + 1 × $15 = $114/mo')).toHaveRole('status');
    await userEvent.click(getButton('One server less'));
    await expect(getServersField()).toHaveValue(0);
    await expect(getButton('One server less')).toHaveFocus();
    await userEvent.click(getButton('One server less'));
    await expect(getServersField()).toHaveValue(0);
  },
};

export const InTheTrial: Story = {
  args: { subscription: subscriptions.growthTrial },
  play: async () => {
    await userEvent.click(getButton('One server more'));
    await waitFor(() =>
      expect(getDialog().getByText(/Nothing is charged until the trial ends on 24 Nov 2026/)).toBeVisible(),
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
