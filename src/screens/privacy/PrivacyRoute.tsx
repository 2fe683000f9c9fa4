import { publicSettings } from '~/api/settings';
import { PrivacyScreen } from './PrivacyScreen';

export function PrivacyRoute() {
  return <PrivacyScreen statusPageUrl={publicSettings().statusPageUrl} />;
}
