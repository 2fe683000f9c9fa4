import type { ReactNode } from 'react';
import type { Subscription, SubscriptionUsage } from '~/contract/api.gen';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { Alert, EmptyState, Grid, Link, PageHeader, Skeleton, Stack } from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState, SuccessBanner } from '~/patterns';
import { BillingCard } from './BillingCard';
import { CancelDialog } from './CancelDialog';
import { PlanDetailsCard } from './PlanDetailsCard';
import { UsageCard } from './UsageCard';

/** What the screen says about the last action. */
export interface SubscriptionFeedback {
  tone: 'positive' | 'critical';
  message: string;
}

export interface SubscriptionScreenProps {
  /** The owner's subscription, `null` when there never was one. */
  subscription: Loadable<Subscription | null>;
  /** Messages used in the billing period. */
  usage: Loadable<SubscriptionUsage>;
  /** Whether the question about canceling is open. */
  cancelOpen: boolean;
  onCancelOpenChange: (open: boolean) => void;
  onCancel: () => void;
  /** The cancellation is in flight. */
  isCanceling: boolean;
  /** Why the cancellation failed; shown in the dialog. */
  cancelError?: string | undefined;
  onReactivate: () => void;
  /** The reactivation is in flight. */
  isReactivating: boolean;
  /** The success message for 3 s, or the failure until the next action. */
  feedback: SubscriptionFeedback | null;
  onRetrySubscription: () => void;
  onRetryUsage: () => void;
  /** The section about extra servers, shown below the plan. */
  servers: ReactNode;
  /** The actions on the account and its data; they don't depend on the subscription. */
  account: ReactNode;
}

/** The plan an account is on, what it has used, and how to change it. */
export function SubscriptionScreen(props: SubscriptionScreenProps) {
  const { subscription, onRetrySubscription, feedback } = props;
  return (
    <Stack space="large">
      <PageHeader title="Subscription" description="Your plan, what it includes and what it costs" />
      <SuccessBanner message={feedback?.tone === 'positive' ? feedback.message : null} />
      {feedback?.tone === 'critical' ? <Alert tone="critical">{feedback.message}</Alert> : null}
      <Stack>
        <PanelState
          value={subscription}
          subject="the subscription"
          onRetry={onRetrySubscription}
          loading={<Placeholder />}
        >
          {(value) => (value === null ? <NoSubscription /> : <Panels {...props} value={value} />)}
        </PanelState>
        {/* Below a placeholder, which is shorter than the panels, it would move when they come. */}
        {subscription.state === 'loading' ? null : props.account}
      </Stack>
    </Stack>
  );
}

function NoSubscription() {
  return (
    <EmptyState
      title="No subscription found. Please contact support."
      action={<Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link>}
    />
  );
}

function Placeholder() {
  return (
    <Grid split="wideStart">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Grid>
  );
}

function Panels({ value, ...props }: SubscriptionScreenProps & { value: Subscription }) {
  return (
    <>
      <Grid split="wideStart" align="start">
        <Stack>
          <PlanDetailsCard
            subscription={value}
            onCancel={() => props.onCancelOpenChange(true)}
            onReactivate={props.onReactivate}
            isReactivating={props.isReactivating}
          />
          {props.servers}
        </Stack>
        <Stack>
          <UsageCard
            usage={props.usage}
            overagePrice={value.overage_price_per_1000 ?? 0}
            onRetry={props.onRetryUsage}
          />
          <BillingCard subscription={value} />
        </Stack>
      </Grid>
      <CancelDialog
        open={props.cancelOpen}
        onOpenChange={props.onCancelOpenChange}
        onConfirm={props.onCancel}
        loading={props.isCanceling}
        error={props.cancelError}
        periodEnd={value.current_period_end}
      />
    </>
  );
}
