import { ConfirmDialog, useClock } from '~/design-system';
import { formatDate } from '~/domain';

export interface CancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  loading: boolean;
  error?: string | undefined;
  /** RFC 3339 time at which the service would end. */
  periodEnd: string;
}

/** The question before a subscription is canceled (service continues until the period ends). */
export function CancelDialog({ periodEnd, ...rest }: CancelDialogProps) {
  const { timeZone } = useClock();
  return (
    <ConfirmDialog
      {...rest}
      title="Cancel subscription?"
      description={`Service continues until the end of the billing period, ${formatDate(periodEnd, timeZone)}. Until then you can reactivate it.`}
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
    />
  );
}
