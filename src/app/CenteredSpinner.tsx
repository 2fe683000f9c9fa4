import { Container, Inline, Spinner } from '~/design-system';

/** Fills the screen while the session loads. */
export function CenteredSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Container padded>
      <Inline justify="center">
        <Spinner size="large" label={label} />
      </Inline>
    </Container>
  );
}
