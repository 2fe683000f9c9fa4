import { SubscriptionScreen } from './SubscriptionScreen';

export function SubscriptionRoute() {
  return <SubscriptionScreen />;
}
