import { Component, type ErrorInfo, type ReactNode } from 'react';
import { retryLazyComponents } from '~/design-system';

export interface ErrorBoundaryProps {
  /**
   * Renders instead of the children after an error. `retry` renders the children again, and reloads the page when they
   * fail again, because a browser may cache a failed import until the page is left.
   */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps an error inside one part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  private wasTried = false;

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page could not be shown', error, componentStack);
    // Offline, a reload would leave a blank page.
    if (this.wasTried && navigator.onLine) window.location.reload();
  }

  private retry = () => {
    this.wasTried = true;
    retryLazyComponents();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
