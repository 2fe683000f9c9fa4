import { LogsScreen } from './LogsScreen';

export function LogsRoute() {
  return <LogsScreen />;
}
