import { DashboardScreen } from './DashboardScreen';

export function DashboardRoute() {
  return <DashboardScreen />;
}
