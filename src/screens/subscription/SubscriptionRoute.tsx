import { useEffect, useState } from 'react';
import { useDeleteAccount, useExportAccount } from '~/api/account';
import { refreshSubscription } from '~/api/session';
import {
  useCancelSubscription,
  useReactivateSubscription,
  useSetExtraServers,
  useSubscriptionUsage,
} from '~/api/subscriptions';
import type { Subscription } from '~/contract/api.gen';
import { DELAYS_MS } from '~/contract/limits';
import { ready, toLoadable, type Loadable } from '~/domain';
import { useSession, type Session } from '~/session';
import { AccountSection } from './AccountSection';
import { ExtraServersSection } from './ExtraServersSection';
import { SubscriptionScreen, type Outcome } from './SubscriptionScreen';

function subscriptionOf(session: Session): Loadable<Subscription | null> {
  if (session.status !== 'signedIn') return { state: 'loading' };
  const { subscription } = session;
  if (subscription.status === 'loading') return { state: 'loading' };
  if (subscription.status === 'failed') return { state: 'failed', detail: null };
  return ready(subscription.value);
}

export function SubscriptionRoute() {
  const session = useSession();
  const usage = useSubscriptionUsage();
  const cancel = useCancelSubscription();
  const reactivate = useReactivateSubscription();
  const subscription = subscriptionOf(session);
  const [cancelOpen, setCancelOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  // The session's subscription is from the page's start; counts and charges have changed since.
  useEffect(() => void refreshSubscription(), []);

  useEffect(() => {
    if (outcome?.tone !== 'positive') return undefined;
    const timer = setTimeout(() => setOutcome(null), DELAYS_MS.banner);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function cancelSubscription() {
    const result = await cancel.run(undefined);
    if (!result.ok) return;
    setCancelOpen(false);
    setOutcome({ tone: 'positive', message: result.data.message });
  }

  async function reactivateSubscription() {
    setOutcome(null);
    const result = await reactivate.run(undefined);
    setOutcome(
      result.ok
        ? { tone: 'positive', message: 'Subscription reactivated successfully!' }
        : { tone: 'critical', message: result.error.detail ?? 'Failed to reactivate subscription' },
    );
  }

  return (
    <SubscriptionScreen
      subscription={subscription}
      usage={toLoadable(usage)}
      cancelOpen={cancelOpen}
      onCancelOpenChange={(open) => {
        cancel.reset();
        setCancelOpen(open);
      }}
      onCancel={() => void cancelSubscription()}
      isCanceling={cancel.pending}
      cancelError={cancel.error ? (cancel.error.detail ?? 'Failed to cancel subscription') : undefined}
      onReactivate={() => void reactivateSubscription()}
      isReactivating={reactivate.pending}
      outcome={outcome}
      onRetrySubscription={() => void refreshSubscription()}
      onRetryUsage={() => void usage.refetch()}
      servers={
        subscription.state === 'ready' && subscription.data !== null ? (
          <Servers subscription={subscription.data} />
        ) : null
      }
      account={<Account email={session.status === 'signedIn' ? session.user.email : ''} />}
    />
  );
}

function Servers({ subscription }: { subscription: Subscription }) {
  const { run, pending, error, data, reset } = useSetExtraServers();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (data === null) return undefined;
    const timer = setTimeout(reset, DELAYS_MS.banner);
    return () => clearTimeout(timer);
  }, [data, reset]);

  async function save(extra: number) {
    const result = await run(extra);
    if (result.ok) setAsking(false);
  }

  return (
    <ExtraServersSection
      subscription={subscription}
      asking={asking}
      onAskingChange={(next) => {
        reset();
        setAsking(next);
      }}
      onSave={(extra) => void save(extra)}
      isSaving={pending}
      error={error ? (error.detail ?? 'The servers were not changed. Please try again.') : undefined}
      success={data?.message}
    />
  );
}

function Account({ email }: { email: string }) {
  const { progress, run, cancel } = useExportAccount();
  const remove = useDeleteAccount();
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      email={email}
      download={progress}
      onDownload={() => void run()}
      onCancelDownload={cancel}
      asking={asking}
      onAskingChange={(next) => {
        remove.reset();
        setAsking(next);
      }}
      onDelete={(password) => void remove.run({ password })}
      isDeleting={remove.pending}
      deleteError={
        remove.error === null
          ? undefined
          : (remove.error.detail ?? 'The account was not deleted. Please try again.')
      }
    />
  );
}
