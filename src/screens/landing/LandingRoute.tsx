import { readPublicSettings } from '~/api/settings';
import { LandingScreen } from './LandingScreen';

export function LandingRoute() {
  return <LandingScreen statusPageUrl={readPublicSettings().statusPageUrl} />;
}
