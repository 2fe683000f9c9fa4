import { appPaths } from '~/contract/appPaths';
import {
  Alert,
  Button,
  ButtonLink,
  CircleCheckIcon,
  CreditCardIcon,
  Link,
  Stack,
  Text,
} from '~/design-system';
import { formatDate } from '~/domain';
import { AuthCard, AuthShell } from '~/patterns';

export interface SubscriptionSuccessScreenProps {
  /** The payment provider's session, for a question to support; null when the address has none. */
  sessionId: string | null;
  /**
   * Whether the payment has reached the account. `waiting`: the page polls. `active`: the payment has arrived. `slow`: the
   * page still polls and offers other ways to proceed.
   */
  activation: 'waiting' | 'active' | 'slow';
  /**
   * When the trial ends, as an ISO timestamp; null without a trial.
   * @default null
   */
  trialEnd?: string | null;
  /** Called to poll at once. */
  onCheckAgain: () => void;
}

const SENTENCES: Readonly<Record<SubscriptionSuccessScreenProps['activation'], string>> = {
  waiting: 'We are activating your subscription. This usually takes a few seconds.',
  active: 'Your subscription is active. Your dashboard is ready.',
  slow: 'Checkout is complete, but your subscription is not active yet.',
};

/** Without a session nothing says that there was a checkout. */
const SENTENCES_WITHOUT_SESSION: typeof SENTENCES = {
  ...SENTENCES,
  waiting: 'We are looking for your subscription. This usually takes a few seconds.',
  slow: 'We have found no active subscription.',
};

/** The page that the payment provider returns to. */
export function SubscriptionSuccessScreen({
  sessionId,
  activation,
  trialEnd = null,
  onCheckAgain,
}: SubscriptionSuccessScreenProps) {
  const sentences = sessionId === null ? SENTENCES_WITHOUT_SESSION : SENTENCES;
  return (
    <AuthShell>
      <AuthCard
        title={sessionId === null ? 'Your subscription' : 'Checkout complete'}
        {...(sessionId === null && activation !== 'active'
          ? { icon: CreditCardIcon }
          : { icon: CircleCheckIcon, tone: 'positive' as const })}
        loading={activation === 'waiting'}
        lead={
          <Text as="span" tone="inherit" role="status">
            {sentences[activation]}
          </Text>
        }
        end={
          trialEnd === null ? null : (
            <Text as="span" tone="muted">
              Nothing is charged before {formatDate(trialEnd)}, when your trial ends.
            </Text>
          )
        }
      >
        <Stack space="medium">
          {activation === 'slow' ? (
            <Alert
              tone="caution"
              announce
              title="This takes longer than usual"
              action={
                <Button size="compact" onClick={onCheckAgain}>
                  Check again
                </Button>
              }
            >
              {sessionId === null ? (
                <>
                  We keep asking in the background. If you have not paid yet,{' '}
                  <Link href={appPaths.subscribe}>choose a plan</Link>. If you have,{' '}
                  <Link href={appPaths.support}>contact support</Link>.
                </>
              ) : (
                <>
                  We keep asking in the background, and you can leave this page. If it is still not active in
                  an hour, <Link href={appPaths.support}>contact support</Link> with the session id below.
                </>
              )}
            </Alert>
          ) : null}
          {sessionId === null ? null : (
            <Stack space="half">
              <Text size="small" tone="muted">
                Session ID
              </Text>
              <Text as="code" font="mono" size="small" preserve>
                {sessionId}
              </Text>
            </Stack>
          )}
          <Stack space="small">
            <ButtonLink href={appPaths.dashboard} variant="primary" fullWidth>
              Go to dashboard
            </ButtonLink>
            <ButtonLink href={appPaths.documentation} fullWidth>
              Read the documentation
            </ButtonLink>
          </Stack>
        </Stack>
      </AuthCard>
    </AuthShell>
  );
}
