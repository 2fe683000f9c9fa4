import { dismissLateFailure, useLateFailure } from '~/api/lateFailure';
import { Alert, Button, Container } from '~/design-system';

/** Says what could not be done after its screen was left. */
export function LateFailureNotice() {
  const failure = useLateFailure();
  if (failure === null) return null;
  return (
    <Container padded>
      <Alert
        tone="critical"
        title={failure.title}
        action={
          <Button size="compact" onClick={dismissLateFailure}>
            Dismiss
          </Button>
        }
      >
        {failure.detail}
      </Alert>
    </Container>
  );
}
