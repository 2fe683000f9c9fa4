import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NavigationContext, type PageNavigator } from '~/navigation';
import { toAppPath } from './AppLink';

/** Lets components without access to the router navigate without a page load. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo<PageNavigator>(
    () => ({
      go: (path, { replace = false } = {}) => {
        if (toAppPath(path) !== null) void navigate(path, { replace });
        else if (replace) window.location.replace(path);
        else window.location.assign(path);
      },
    }),
    [navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
