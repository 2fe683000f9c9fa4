import { SubscriptionSuccessScreen } from './SubscriptionSuccessScreen';

export function SubscriptionSuccessRoute() {
  return <SubscriptionSuccessScreen />;
}
