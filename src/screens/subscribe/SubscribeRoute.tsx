import { SubscribeScreen } from './SubscribeScreen';

export function SubscribeRoute() {
  return <SubscribeScreen />;
}
