import { PrivacyScreen } from './PrivacyScreen';

export function PrivacyRoute() {
  return <PrivacyScreen />;
}
