import { SubscriptionCanceledScreen } from './SubscriptionCanceledScreen';

export function SubscriptionCanceledRoute() {
  return <SubscriptionCanceledScreen />;
}
