import { SupportScreen } from './SupportScreen';

export function SupportRoute() {
  return <SupportScreen />;
}
