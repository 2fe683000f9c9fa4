import { Container, Inline, Spinner } from '~/design-system';

/** Stands for a whole screen while it is not known what it will show. */
export function CenteredSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Container padded>
      <Inline justify="center">
        <Spinner size="large" label={label} />
      </Inline>
    </Container>
  );
}
