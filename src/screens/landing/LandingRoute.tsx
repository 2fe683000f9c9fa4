import { publicSettings } from '~/api/settings';
import { ThemeSwitch } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/session';
import { LandingScreen } from './LandingScreen';

export function LandingRoute() {
  return (
    <LandingScreen
      statusPageUrl={publicSettings().statusPageUrl}
      footerEnd={<ThemeSwitch theme={useThemeChoice()} onThemeChange={chooseTheme} />}
    />
  );
}
