import { useEffect, useState } from 'react';
import { useDeleteAccount, useExportAccount } from '~/api/account';
import type { ApiError } from '~/api/errors';
import { refreshSubscription } from '~/api/session';
import {
  checkSubscriptionLoss,
  useCancelSubscription,
  useReactivateSubscription,
  useSetExtraServers,
  useSubscriptionUsage,
} from '~/api/subscriptions';
import type { Subscription } from '~/contract/api.gen';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { useTemporaryState } from '~/design-system';
import { toReady, toLoadable, type Loadable } from '~/domain';
import { useSession, type Session } from '~/session';
import { AccountSection } from './AccountSection';
import { ExtraServersSection } from './ExtraServersSection';
import { SubscriptionScreen, type SubscriptionFeedback } from './SubscriptionScreen';

function getSubscription(session: Session): Loadable<Subscription | null> {
  if (session.status !== 'signedIn') return { state: 'loading' };
  const { subscription } = session;
  if (subscription.status === 'loading') return { state: 'loading' };
  if (subscription.status === 'failed') return { state: 'failed', detail: null };
  return toReady(subscription.value);
}

/** Says why the number of servers is not confirmed; when the answer is lost, the owner may have bought them. */
function describeServersFailure({ detail, status }: ApiError): string {
  if (detail !== undefined) return detail;
  return status === 0
    ? 'No answer came: the servers may have been changed. Look at them before you try again.'
    : 'The servers were not changed. Please try again.';
}

/** Says why the account is not deleted; when the answer is lost, it may be. */
function describeDeleteFailure({ detail, status }: ApiError): string {
  if (detail !== undefined) return detail;
  return status === 0
    ? 'No answer came: the account may have been deleted. Please try again to be sure.'
    : 'The account was not deleted. Please try again.';
}

export function SubscriptionRoute() {
  const session = useSession();
  const usage = useSubscriptionUsage();
  const cancel = useCancelSubscription();
  const reactivate = useReactivateSubscription();
  const [lost, setLost] = useState(false);
  const subscription = lost ? toReady(null) : getSubscription(session);
  const [cancelOpen, setCancelOpen] = useState(false);
  const [feedback, setActionMessage] = useTemporaryState<SubscriptionFeedback | null>(
    null,
    TEMPORARY_STATE_MS.banner,
    (next) => next?.tone === 'positive',
  );

  // Fetches the subscription again, because counts and charges have changed since the page loaded.
  useEffect(() => void checkSubscriptionLoss().then(setLost), []);

  async function cancelSubscription() {
    const result = await cancel.mutate(undefined);
    if (!result.ok) return;
    setCancelOpen(false);
    setActionMessage({ tone: 'positive', message: result.data.message });
  }

  async function reactivateSubscription() {
    setActionMessage(null);
    const result = await reactivate.mutate(undefined);
    setActionMessage(
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
      isCanceling={cancel.isPending}
      cancelError={cancel.error ? (cancel.error.detail ?? 'Failed to cancel subscription') : undefined}
      onReactivate={() => void reactivateSubscription()}
      isReactivating={reactivate.isPending}
      feedback={feedback}
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
  const { mutate, isPending, error, reset } = useSetExtraServers();
  const [asking, setAsking] = useState(false);
  const [success, setSuccess] = useTemporaryState<string | null>(null, TEMPORARY_STATE_MS.banner);

  async function save(extra: number) {
    const result = await mutate(extra);
    if (!result.ok) return;
    setAsking(false);
    setSuccess(result.data.message);
  }

  return (
    <ExtraServersSection
      subscription={subscription}
      asking={asking}
      onAskingChange={(next) => {
        reset();
        setSuccess(null);
        setAsking(next);
      }}
      onSave={(extra) => void save(extra)}
      isSaving={isPending}
      error={error ? describeServersFailure(error) : undefined}
      success={success}
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
      onDelete={(password) => void remove.mutate({ password })}
      isDeleting={remove.isPending}
      deleteError={remove.error ? describeDeleteFailure(remove.error) : undefined}
    />
  );
}
