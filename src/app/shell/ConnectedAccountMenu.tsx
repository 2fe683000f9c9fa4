import { useLocation } from 'react-router-dom';
import { signOut } from '~/api/session';
import type { Subscription } from '~/contract/api.gen';
import { formatPlanAndStatus } from '~/domain';
import { AccountMenu } from '~/patterns';
import { askBeforeLeaving } from '~/navigation';
import { chooseTheme, useThemeChoice } from '~/preferences';
import { appPaths } from '../../contract/appPaths';

interface ConnectedAccountMenuProps {
  email: string | null;
  subscription: Subscription | null;
}

/** Connects the account menu to the session and the theme. */
export function ConnectedAccountMenu({ email, subscription }: ConnectedAccountMenuProps) {
  const theme = useThemeChoice();
  const { pathname } = useLocation();
  return (
    <AccountMenu
      email={email}
      plan={formatPlanAndStatus(subscription)}
      subscriptionHref={appPaths.subscription}
      keysHref={appPaths.apiKeys}
      currentPath={pathname}
      theme={theme}
      onThemeChange={chooseTheme}
      onLogout={() => askBeforeLeaving(signOut)}
    />
  );
}
