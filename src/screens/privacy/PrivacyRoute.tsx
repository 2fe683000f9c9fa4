import { publicSettings } from '~/api/settings';
import { ThemeSwitch } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/session';
import { PrivacyScreen } from './PrivacyScreen';

export function PrivacyRoute() {
  return (
    <PrivacyScreen
      statusPageUrl={publicSettings().statusPageUrl}
      footerEnd={<ThemeSwitch theme={useThemeChoice()} onThemeChange={chooseTheme} />}
    />
  );
}
