import type { ReactNode } from 'react';
import { Alert, Button, RotateCcwIcon, Stack } from '~/design-system';
import type { Loadable } from '~/domain';

export interface PanelStateProps<T> {
  /** What the panel shows, once it has arrived. */
  value: Loadable<T>;
  /** What is loaded, as it follows "Could not load": 'the statistics'. */
  what: string;
  /** Asks for it again. */
  onRetry: () => void;
  /** Holds the place while loading, in the shape of the content. */
  loading: ReactNode;
  /** The content. */
  children: (data: T) => ReactNode;
}

/** A panel that loads, fails and is tried again on its own, while the rest of the page works. */
export function PanelState<T>({ value, what, onRetry, loading, children }: PanelStateProps<T>) {
  if (value.state === 'loading') {
    return (
      <div aria-busy="true" data-state="loading">
        {loading}
      </div>
    );
  }
  const retry = (
    <Button size="compact" icon={RotateCcwIcon} onClick={onRetry}>
      Retry
    </Button>
  );
  if (value.state === 'failed') {
    return (
      <Alert tone="critical" title={`Could not load ${what}`} action={retry}>
        {value.detail ?? 'Check your connection, then try again.'}
      </Alert>
    );
  }
  if (value.stale && !value.refreshing) {
    return (
      <Stack space="small">
        <Alert tone="caution" title={`Could not refresh ${what}`} action={retry}>
          What you see is from the last time it worked.
        </Alert>
        {children(value.data)}
      </Stack>
    );
  }
  return children(value.data);
}
