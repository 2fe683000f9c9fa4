import { newKey, useNewKey } from '~/api/newKey';
import { Alert, Button, ButtonLink, Container, Inline, VisuallyHidden } from '~/design-system';
import { CREATE_KEY_FAILED } from '~/domain';
import { paths } from '../paths';
import { LateFailureNotice } from './LateFailureNotice';

/**
 * Tells somebody who has left the API keys what has become of a new key, which can be seen there this once, and of a
 * change.
 */
export function NewKeyNotice({ pathname }: { pathname: string }) {
  const made = useNewKey();
  const left = pathname.startsWith(paths.apiKeys) ? null : made;
  const name = left?.request.name ?? '';
  const waiting = left?.state === 'created' ? `Your new key “${name}” has not been copied yet` : '';
  return (
    <>
      <LateFailureNotice />
      {/* In place from the start, so that it is heard. */}
      <VisuallyHidden as="div" role="status">
        {waiting}
      </VisuallyHidden>
      {left?.state === 'created' ? (
        <Container padded>
          <Alert
            tone="caution"
            title={waiting}
            announce={false}
            action={
              <ButtonLink size="compact" href={paths.apiKeys}>
                Show key
              </ButtonLink>
            }
          >
            It is kept only in this tab, and is lost when you close it or sign out.
          </Alert>
        </Container>
      ) : null}
      {left?.state === 'failed' ? (
        <Container padded>
          <Alert
            tone="critical"
            title={`The key “${name}” was not created`}
            action={
              <Inline space="xsmall">
                <ButtonLink size="compact" href={paths.apiKeys}>
                  Back to API keys
                </ButtonLink>
                <Button size="compact" onClick={newKey.forget}>
                  Dismiss
                </Button>
              </Inline>
            }
          >
            {left.error.detail ?? CREATE_KEY_FAILED}
          </Alert>
        </Container>
      ) : null}
    </>
  );
}
