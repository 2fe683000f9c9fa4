import { ApiKeysScreen } from './ApiKeysScreen';

export function ApiKeysRoute() {
  return <ApiKeysScreen />;
}
