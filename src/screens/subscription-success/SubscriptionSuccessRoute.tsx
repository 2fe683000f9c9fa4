import { useSubscriptionActivation } from '~/api/useSubscriptionActivation';
import { useQueryString } from '~/navigation';
import { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen';

export function SubscriptionSuccessRoute() {
  const { activation, checkAgain } = useSubscriptionActivation();
  const sessionId = new URLSearchParams(useQueryString()).get('session_id');
  return (
    <SubscriptionSuccessScreen sessionId={sessionId} activation={activation} onCheckAgain={checkAgain} />
  );
}
