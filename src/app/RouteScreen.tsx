import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CenteredSpinner } from './CenteredSpinner';
import { ArrivalEffects } from './ArrivalEffects';
import type { RouteEntry } from './routes';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';

/** One screen of the route table, with its error boundary, a spinner while its code loads, and its arrival effects. */
export function RouteScreen({ route }: { route: RouteEntry }) {
  const { screen: Screen, restIsScreen = false } = route;
  const { id } = useParams<{ id: string }>();
  return (
    <ScreenErrorBoundary>
      <Suspense fallback={<CenteredSpinner />}>
        {/* First, because a screen may add to the tab's title. */}
        <ArrivalEffects key={restIsScreen ? id : undefined} title={route.title} />
        <Screen />
      </Suspense>
    </ScreenErrorBoundary>
  );
}
