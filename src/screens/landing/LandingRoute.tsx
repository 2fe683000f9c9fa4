import { LandingScreen } from './LandingScreen';

export function LandingRoute() {
  return <LandingScreen />;
}
