import { appPaths } from '~/contract/appPaths';
import { ButtonLink, CreditCardIcon, Link, Stack } from '~/design-system';
import { AuthCard, AuthShell } from '~/patterns';

/** The page that the payment provider returns to when the owner leaves checkout. */
export function SubscriptionCanceledScreen() {
  return (
    <AuthShell>
      <AuthCard
        title="Checkout canceled"
        icon={CreditCardIcon}
        tone="neutral"
        lead="Nothing was charged and no trial has begun. You can choose a plan whenever you like."
        end={<Link href={appPaths.landing}>Back to home</Link>}
      >
        <Stack space="small">
          <ButtonLink href={appPaths.subscribe} variant="primary" fullWidth>
            Try Again
          </ButtonLink>
          <ButtonLink href={appPaths.support} fullWidth>
            Contact support
          </ButtonLink>
        </Stack>
      </AuthCard>
    </AuthShell>
  );
}
