import { useActivation } from '~/api/useActivation';
import { useQueryString } from '~/navigation';
import { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen';

export function SubscriptionSuccessRoute() {
  const { activation, checkAgain } = useActivation();
  const sessionId = new URLSearchParams(useQueryString()).get('session_id');
  return (
    <SubscriptionSuccessScreen sessionId={sessionId} activation={activation} onCheckAgain={checkAgain} />
  );
}
