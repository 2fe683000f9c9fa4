import { dismissBackgroundFailure, useBackgroundFailure } from '~/api/backgroundFailure';
import { Alert, Button, Container } from '~/design-system';

/** Reports a mutation that failed after its screen was left. */
export function BackgroundFailureNotice() {
  const failure = useBackgroundFailure();
  if (failure === null) return null;
  return (
    <Container padded>
      <Alert
        tone="critical"
        title={failure.title}
        action={
          <Button size="compact" onClick={dismissBackgroundFailure}>
            Dismiss
          </Button>
        }
      >
        {failure.detail}
      </Alert>
    </Container>
  );
}
