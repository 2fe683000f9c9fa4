import { describeFailedChange, pendingApiKeyStore, usePendingApiKey } from '~/api/pendingApiKey';
import { LOST_ANSWER_ADVICE, type PendingSecret, type PendingSecretStore } from '~/api/pendingSecret';
import { pendingWebhookStore, usePendingWebhook } from '~/api/pendingWebhook';
import { Alert, Button, ButtonLink, Container, Inline, VisuallyHidden } from '~/design-system';
import { CREATE_KEY_FAILED, CREATE_WEBHOOK_FAILED, readWebhookHost } from '~/domain';
import { appPaths, type AppPath } from '../../contract/appPaths';
import { BackgroundFailureNotice } from './BackgroundFailureNotice';

interface PendingSecretNoticeProps<Request> {
  /** The secret's state; null on the screen that shows the secret. */
  secret: PendingSecret<Request> | null;
  store: PendingSecretStore<Request>;
  /**
   * `waiting` and its link `show` for a secret that waits to be copied; `subject`, its participle `made`, its link
   * `back` and, where the API gives no reason, `detail` for one that was not created.
   */
  texts: Record<'waiting' | 'show' | 'subject' | 'made' | 'back' | 'detail', string>;
  /** The screen that shows the secret. */
  href: AppPath;
}

function PendingSecretNotice<Request>({ secret, store, texts, href }: PendingSecretNoticeProps<Request>) {
  const isWaiting = secret?.state === 'created';
  return (
    <>
      {/* The live region is mounted from the start, so that screen readers announce its text. */}
      <VisuallyHidden as="div" role="status">
        {isWaiting ? texts.waiting : ''}
      </VisuallyHidden>
      {isWaiting ? (
        <Container padded>
          <Alert
            tone="caution"
            title={texts.waiting}
            action={
              <ButtonLink size="compact" href={href}>
                {texts.show}
              </ButtonLink>
            }
          >
            It is kept only in this tab, and is lost when you close it or sign out.
          </Alert>
        </Container>
      ) : null}
      {secret?.state === 'failed' ? (
        <Container padded>
          <Alert
            tone="critical"
            title={describeFailedChange(secret.error, texts.subject, texts.made)}
            action={
              <Inline space="xsmall">
                <ButtonLink size="compact" href={href}>
                  {texts.back}
                </ButtonLink>
                <Button size="compact" onClick={store.forget}>
                  Dismiss
                </Button>
              </Inline>
            }
          >
            {secret.error.detail ?? (secret.error.status === 0 ? LOST_ANSWER_ADVICE : texts.detail)}
          </Alert>
        </Container>
      ) : null}
    </>
  );
}

/**
 * Tells an owner who has left the screen of a new key or webhook that its secret waits there to be copied, or that the
 * server did not create it. Also shows other mutations that failed in the background.
 */
export function PendingSecretNotices({ pathname }: { pathname: string }) {
  const key = usePendingApiKey();
  const webhook = usePendingWebhook();
  const name = key?.request.name ?? '';
  const host = readWebhookHost(webhook?.request.url ?? '');
  return (
    <>
      <BackgroundFailureNotice />
      <PendingSecretNotice
        secret={pathname.startsWith(appPaths.apiKeys) ? null : key}
        store={pendingApiKeyStore}
        href={appPaths.apiKeys}
        texts={{
          waiting: `Your new key “${name}” has not been copied yet`,
          show: 'Show key',
          subject: `The key “${name}”`,
          made: 'created',
          back: 'Back to API keys',
          detail: CREATE_KEY_FAILED,
        }}
      />
      <PendingSecretNotice
        secret={pathname.startsWith(appPaths.config) ? null : webhook}
        store={pendingWebhookStore}
        href={appPaths.config}
        texts={{
          waiting: `The signing secret of your new webhook to ${host} has not been copied yet`,
          show: 'Show secret',
          subject: `The webhook to ${host}`,
          made: 'added',
          back: 'Back to Configuration',
          detail: CREATE_WEBHOOK_FAILED,
        }}
      />
    </>
  );
}
