import { EnterpriseScreen } from './EnterpriseScreen';

export function EnterpriseRoute() {
  return <EnterpriseScreen />;
}
