import { useEffect, useState } from 'react';
import { useCreateCheckout } from '~/api/checkout';
import { signOut } from '~/api/session';
import { appPaths } from '~/contract/appPaths';
import type { Subscription } from '~/contract/api.gen';
import type { PlanId } from '~/contract/plans';
import { countExtraServers, type PlanInUse, takesPayments } from '~/domain';
import { useNavigation } from '~/navigation';
import { decideAccess, useSession, useSubscription } from '~/session';
import { SubscribeScreen } from './SubscribeScreen';

const FAILURE = 'Failed to create checkout session. Please try again.';

const toPlanInUse = (subscription: Subscription): PlanInUse => ({
  plan: subscription.tier,
  extraServers: countExtraServers(subscription),
  onTrial: subscription.status === 'trial',
});

export function SubscribeRoute() {
  const access = decideAccess('subscribed', useSession()).type;
  const subscription = useSubscription();
  const checkout = useCreateCheckout();
  const { go } = useNavigation();
  const [choosing, setChoosing] = useState<PlanId | null>(null);

  /* Back from the checkout page, the browser may restore this page with its card still loading. */
  useEffect(() => {
    const reopen = (event: PageTransitionEvent) => {
      if (event.persisted) setChoosing(null);
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, []);

  async function choose(tier: PlanId) {
    if (choosing !== null) return;
    setChoosing(tier);
    const result = await checkout.mutate({ tier });
    // The card stays loading until the checkout page replaces this one.
    if (result.ok) window.location.assign(result.data);
    else setChoosing(null);
  }

  return (
    <SubscribeScreen
      choosing={choosing}
      current={access === 'allow' && subscription ? toPlanInUse(subscription) : null}
      endsAt={subscription?.cancel_at_period_end ? subscription.current_period_end : null}
      endedStatus={access === 'redirect' && subscription ? subscription.status : null}
      isCurrentKnown={access !== 'wait'}
      takesPayments={takesPayments(subscription)}
      error={checkout.error === null ? null : (checkout.error.detail ?? FAILURE)}
      onChoose={(tier) => void choose(tier)}
      onSignOut={() => {
        signOut();
        go(appPaths.login, { replace: true });
      }}
    />
  );
}
