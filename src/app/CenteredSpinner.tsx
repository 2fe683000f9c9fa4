import { Container, Inline, Spinner } from '~/design-system';

/** Stands in a screen's place while the session or the screen's code loads. */
export function CenteredSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Container padded>
      <Inline justify="center">
        <Spinner size="large" label={label} />
      </Inline>
    </Container>
  );
}
