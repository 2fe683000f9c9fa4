import type { ReactNode } from 'react';
import { Alert } from '~/design-system';
import type { Loadable } from '~/domain';
import * as css from './PanelState.css';

export interface PanelStateProps<T> {
  /** The panel's data. */
  value: Loadable<T>;
  /** What is loaded, as it follows "Could not load": 'the statistics'. */
  subject: string;
  /** Fetches the panel's data again. */
  onRetry: () => void;
  /** A placeholder in the shape of the content. */
  loading: ReactNode;
  /** The content. */
  children: (data: T) => ReactNode;
}

/** A panel that loads, fails and retries on its own, while the rest of the page works. */
export function PanelState<T>({ value, subject, onRetry, loading, children }: PanelStateProps<T>) {
  if (value.state === 'failed') {
    return (
      <Alert tone="critical" title={`Could not load ${subject}`} {...(!value.missing && { onRetry })}>
        {value.detail ?? 'Check your connection, then try again.'}
      </Alert>
    );
  }
  const isStale = value.state === 'ready' && value.stale && !value.refreshing;
  // Loading and content are the same child, so that a chart stays mounted when its data arrives.
  return (
    <div className={css.panel} data-state={value.state} aria-busy={value.state === 'loading'}>
      {isStale ? (
        <Alert tone="caution" title={`Could not refresh ${subject}`} onRetry={onRetry}>
          What you see is from the last time it worked.
        </Alert>
      ) : null}
      {value.state === 'ready' ? children(value.data) : loading}
    </div>
  );
}
