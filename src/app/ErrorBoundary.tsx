import { Component, type ErrorInfo, type ReactNode } from 'react';
import { retryParts } from '~/design-system';

export interface ErrorBoundaryProps {
  /**
   * What stands in its place. `retry` shows the children anew; when that fails as well, the page is loaded anew: a
   * browser may keep a failed import for as long as the page lives.
   */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps a fault inside one part of the page: what is around it stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  private wasTried = false;

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page could not be shown', error, componentStack);
    // Without a connection a reload would leave nothing on the screen.
    if (this.wasTried && navigator.onLine) window.location.reload();
  }

  private retry = () => {
    this.wasTried = true;
    retryParts();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
