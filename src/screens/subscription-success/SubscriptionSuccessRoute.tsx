import { useSubscriptionActivation } from '~/api/useSubscriptionActivation';
import { useQueryString } from '~/navigation';
import { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen';

export function SubscriptionSuccessRoute() {
  const { activation, trialEnd, checkAgain } = useSubscriptionActivation();
  const sessionId = new URLSearchParams(useQueryString()).get('session_id');
  return (
    <SubscriptionSuccessScreen
      sessionId={sessionId}
      activation={activation}
      trialEnd={trialEnd}
      onCheckAgain={checkAgain}
    />
  );
}
