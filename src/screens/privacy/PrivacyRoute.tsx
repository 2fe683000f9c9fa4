import { readPublicSettings } from '~/api/settings';
import { PrivacyScreen } from './PrivacyScreen';

export function PrivacyRoute() {
  return <PrivacyScreen statusPageUrl={readPublicSettings().statusPageUrl} />;
}
