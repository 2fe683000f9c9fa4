import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import { queryClient } from '~/api/queryClient';
import { readProductName } from '~/api/productName';
import { Spinner, VisuallyHidden } from '~/design-system';
import { AppShell, ProductNameContext } from '~/patterns';
import { appPaths } from '../../contract/appPaths';
import { NAV_ITEMS, shellFooter } from '../navigation';

const doNothing = () => undefined;

/**
 * What the page of a screen shows before its code arrives: the frame of the signed-in area, and the screen as it looks
 * while its data loads. Inert, because nothing in it works without the code.
 */
export function LoadingPage({ path, screen: Screen }: { path: string; screen: ComponentType }) {
  return (
    <StaticRouter location={path}>
      <QueryClientProvider client={queryClient}>
        <VisuallyHidden as="div" role="status">
          Loading your account
        </VisuallyHidden>
        <div inert>
          <ProductNameContext value={readProductName()}>
            <AppShell
              items={NAV_ITEMS}
              currentPath={path}
              brandHref={appPaths.dashboard}
              footer={shellFooter}
              sidebarOpen
              onSidebarToggle={doNothing}
              barEnd={<Spinner label={null} />}
            >
              <Screen />
            </AppShell>
          </ProductNameContext>
        </div>
      </QueryClientProvider>
    </StaticRouter>
  );
}
