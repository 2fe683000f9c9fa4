import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Alert, Button, Inline, retryParts } from '~/design-system';

interface State {
  failed: boolean;
}

/** Keeps a fault inside one screen: the navigation around it stays usable. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A screen could not be shown', error, componentStack);
  }

  private retry = () => {
    retryParts();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert
        tone="critical"
        title="This screen could not be shown"
        action={
          <Inline space="xsmall">
            <Button onClick={this.retry}>Try again</Button>
            <Button variant="ghost" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          </Inline>
        }
      >
        {navigator.onLine
          ? 'Nothing you saved is lost. Try again; if it keeps happening, reload the page.'
          : 'You are offline. Try again once you are connected.'}
      </Alert>
    );
  }
}
