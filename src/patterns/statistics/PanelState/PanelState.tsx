import { useRef, type ReactNode } from 'react';
import { Alert } from '~/design-system';
import type { Loadable } from '~/domain';
import * as css from './PanelState.css';

export interface PanelStateProps<T> {
  /** The panel's data. */
  value: Loadable<T>;
  /** What is loaded, as it follows "Could not load": 'the statistics'. */
  subject: string;
  /** Whether the data is one item by its id, which no retry finds where the server has none. */
  single?: boolean;
  /** Fetches the panel's data again. */
  onRetry: () => void;
  /** A placeholder in the shape of the content. */
  loading: ReactNode;
  /** The content. */
  children: (data: T) => ReactNode;
}

/** A panel that loads, fails and retries on its own, while the rest of the page works. */
export function PanelState<T>({ value, subject, single, onRetry, loading, children }: PanelStateProps<T>) {
  const panel = useRef<HTMLDivElement>(null);
  const retry = () => {
    const element = panel.current;
    if (element) {
      // The pressed button goes with its alert. A panel that always took the focus would take it at each click.
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
      element.addEventListener('blur', () => element.removeAttribute('tabindex'));
    }
    onRetry();
  };
  return (
    <div ref={panel} className={css.panel} data-state={value.state} aria-busy={value.state === 'loading'}>
      {value.state === 'failed' ? (
        <Alert
          tone="critical"
          title={`Could not load ${subject}`}
          {...(!(single && value.missing) && { onRetry: retry })}
        >
          {value.detail ?? 'Check your connection, then try again.'}
        </Alert>
      ) : null}
      <div className={css.status} aria-live="polite">
        {value.state === 'ready' && value.stale && !value.refreshing ? (
          <Alert tone="caution" title={`Could not refresh ${subject}`} onRetry={retry}>
            What you see is from the last time it worked.
          </Alert>
        ) : null}
      </div>
      {/* Loading and content are the same child, so that a chart stays mounted when its data arrives. */}
      {value.state === 'ready' ? children(value.data) : value.state === 'loading' ? loading : null}
    </div>
  );
}
