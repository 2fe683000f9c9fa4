import { publicSettings } from '~/api/settings';
import { ThemeSwitch } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/session';
import { TermsScreen } from './TermsScreen';

export function TermsRoute() {
  return (
    <TermsScreen
      statusPageUrl={publicSettings().statusPageUrl}
      footerEnd={<ThemeSwitch theme={useThemeChoice()} onThemeChange={chooseTheme} />}
    />
  );
}
