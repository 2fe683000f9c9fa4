import { Component, type ReactNode } from 'react';
import { Button, retryParts, VisuallyHidden } from '~/design-system';

interface State {
  failed: boolean;
}

/** Keeps a tool of the top bar whose code can't be fetched from taking the page with it. */
export class ToolBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the top bar could not be shown', error);
  }

  private retry = () => {
    retryParts();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <VisuallyHidden role="alert">This could not be opened. Check your connection.</VisuallyHidden>
        <Button size="compact" onClick={this.retry}>
          Try again
        </Button>
      </>
    );
  }
}
