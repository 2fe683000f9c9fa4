import { useLocation } from 'react-router-dom';
import { signOut } from '~/api/session';
import type { Subscription } from '~/contract/api.gen';
import { formatPlanAndStatus } from '~/domain';
import { UserMenu } from '~/patterns';
import { askBeforeLeaving } from '~/navigation';
import { chooseTheme, useThemeChoice } from '~/preferences';
import { appPaths } from '../../contract/appPaths';

interface AccountMenuProps {
  email: string | null;
  subscription: Subscription | null;
}

/** The user menu, wired to the session and the theme. */
export function AccountMenu({ email, subscription }: AccountMenuProps) {
  const theme = useThemeChoice();
  const { pathname } = useLocation();
  return (
    <UserMenu
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
