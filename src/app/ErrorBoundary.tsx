import { Component, type ErrorInfo, type ReactNode } from 'react';
import { retryLazyComponents } from '~/design-system';
import { isPageReachable } from './isPageReachable';
import { ServerUnreachableError } from './chunkRecovery';

export interface ErrorBoundaryProps {
  /**
   * Renders instead of the children after an error. `retry` renders the children again. If the children fail again
   * and the server answers, it reloads the page, because a browser may remember a failed import until then.
   */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  error: unknown;
}

async function reloadIfPossible() {
  if (await isPageReachable()) window.location.reload();
}

/** Keeps an error inside one part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  private wasTried = false;

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page could not be shown', error, componentStack);
    if (this.wasTried && !(error instanceof ServerUnreachableError)) void reloadIfPossible();
  }

  private retry = () => {
    this.wasTried = true;
    retryLazyComponents();
    this.setState({ failed: false, error: null });
  };

  override render() {
    const { failed, error } = this.state;
    return failed ? this.props.fallback(this.retry, error) : this.props.children;
  }
}
