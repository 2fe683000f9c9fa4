import { AnalyticsScreen } from './AnalyticsScreen';

export function AnalyticsRoute() {
  return <AnalyticsScreen />;
}
