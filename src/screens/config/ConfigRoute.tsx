import { ConfigScreen } from './ConfigScreen';

export function ConfigRoute() {
  return <ConfigScreen />;
}
