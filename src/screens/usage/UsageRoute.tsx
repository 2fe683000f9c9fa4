import { UsageScreen } from './UsageScreen';

export function UsageRoute() {
  return <UsageScreen />;
}
