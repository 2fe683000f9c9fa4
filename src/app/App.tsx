import { Navigate, Route, Routes } from 'react-router-dom';
import { LinkProvider } from '~/design-system';
import { AppLink } from './AppLink';
import { appPaths } from '../contract/appPaths';
import { RequireAccess } from './RequireAccess';
import { redirects, routes } from './routes';
import { RouteScreen } from './RouteScreen';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { RouterNavigation } from './RouterNavigation';
import { SessionNavigator } from './SessionNavigator';
import { ShellLayout } from './shell/ShellLayout';
import { PageContexts } from './PageContexts';
import { VerificationReminder } from './VerificationReminder';

const shellRoutes = routes.filter((route) => route.inShell);
const standaloneRoutes = routes.filter((route) => !route.inShell);

/** The shell around its current screen. */
function Shell() {
  return (
    <RequireAccess access="subscribed">
      <ScreenErrorBoundary>
        <ShellLayout />
      </ScreenErrorBoundary>
    </RequireAccess>
  );
}

/** The whole app inside its router: the route table with its guards. */
export function App() {
  return (
    <RouterNavigation>
      <LinkProvider component={AppLink}>
        <PageContexts>
          <SessionNavigator />
          <Routes>
            {standaloneRoutes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <RequireAccess access={route.access}>
                    {route.remindsToVerify ? <VerificationReminder /> : null}
                    <RouteScreen key={route.path} route={route} />
                  </RequireAccess>
                }
              />
            ))}
            <Route element={<Shell />}>
              {shellRoutes.map((route) => (
                <Route
                  key={route.path}
                  path={`${route.path}${route.rest ?? ''}`}
                  element={<RouteScreen key={route.path} route={route} />}
                />
              ))}
            </Route>
            {Object.entries(redirects).map(([from, to]) => (
              <Route key={from} path={from} element={<Navigate to={to} replace />} />
            ))}
            <Route path="*" element={<Navigate to={appPaths.landing} replace />} />
          </Routes>
        </PageContexts>
      </LinkProvider>
    </RouterNavigation>
  );
}
