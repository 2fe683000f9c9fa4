import { appPaths } from '~/contract/appPaths';
import { Alert, ButtonLink, useClock } from '~/design-system';
import { formatDate } from '~/domain';

export interface PaymentBannerProps {
  /** Until when a late payment keeps access, as a timestamp. */
  dueBy: string;
}

/** Warns an owner whose payment failed, before moderation stops. */
export function PaymentBanner({ dueBy }: PaymentBannerProps) {
  const { timeZone } = useClock();
  return (
    <Alert
      tone="serious"
      title={`Your last payment failed. Moderation stops on ${formatDate(dueBy, timeZone)}`}
      announce={false}
      action={
        <ButtonLink size="compact" href={appPaths.subscribe}>
          Choose a plan
        </ButtonLink>
      }
    >
      Pay the invoice that the payment provider sent you, or choose your plan again with another card. Until
      then everything works as before.
    </Alert>
  );
}
