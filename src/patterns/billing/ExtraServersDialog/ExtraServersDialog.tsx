import type { Subscription } from '~/contract/api.gen';
import { MAX_EXTRA_SERVERS } from '~/contract/limits';
import {
  Alert,
  DescriptionList,
  IconButton,
  Inline,
  MinusIcon,
  PlusIcon,
  TextField,
  useClock,
} from '~/design-system';
import {
  countExtraServers,
  formatCount,
  formatDate,
  formatInteger,
  formatPrice,
  computePriceWithServers,
  type ExtendablePlan,
} from '~/domain';
import { FormDialog, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';

export interface ExtraServersDialogProps extends FormDialogBaseProps {
  /** The account's current subscription. */
  subscription: Subscription;
  /** The subscription's plan. */
  plan: ExtendablePlan;
  /** Called with the new number of extra servers, 0 to 100; never with the current number. */
  onSave: (extra: number) => void;
}

const clamp = (count: number) => Math.min(MAX_EXTRA_SERVERS, Math.max(0, count));

function formatSum(plan: ExtendablePlan, extra: number): string {
  const total = `${formatPrice(computePriceWithServers(plan, extra))}/mo`;
  const parts = `${formatPrice(plan.price)} + ${formatInteger(extra)} × ${formatPrice(plan.extraServerPrice)}`;
  return extra === 0 ? total : `${parts} = ${total}`;
}

function describeCharge({ status }: Subscription, end: string, change: number): string {
  if (change === 0) return 'Nothing changes.';
  if (status === 'trial') return `At once. Nothing is charged until the trial ends on ${end}.`;
  return change > 0
    ? `At once. The days left until ${end} are charged with the next bill.`
    : `At once. The days left until ${end} are credited with the next bill.`;
}

/** Asks how many servers to pay for beyond those of the plan, and states the price. Mount it while it is open. */
export function ExtraServersDialog({ subscription, plan, onSave, ...dialog }: ExtraServersDialogProps) {
  const { loading = false } = dialog;
  const { timeZone } = useClock();
  const now = countExtraServers(subscription);
  const form = useForm({
    schema: {},
    initialValues: { extra: String(now) },
    loading,
    onSubmit: (filled) => onSave(Number(filled.extra)),
  });
  const typed = form.values.extra.trim();
  const isInRange = /^\d{1,4}$/.test(typed) && Number(typed) <= MAX_EXTRA_SERVERS;
  const extra = isInRange ? Number(typed) : now;
  const setExtra = (count: number) => form.setValues({ extra: String(clamp(count)) });
  const servers = plan.serverLimit + extra;
  const inUse = subscription.server_count;

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Extra servers"
      description={`The ${plan.name} plan includes ${formatCount(plan.serverLimit, 'server')}. Each further one is ${formatPrice(plan.extraServerPrice)} a month.`}
      submitLabel="Save extra servers"
      canSubmit={extra !== now}
    >
      <Inline align="end" wrap={false}>
        <TextField
          name="extra"
          label={`Extra servers, 0 to ${MAX_EXTRA_SERVERS}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_EXTRA_SERVERS}
          step={1}
          readOnly={loading}
          value={form.values.extra}
          onChange={(event) => form.setValues({ extra: event.target.value })}
          onBlur={() => setExtra(extra)}
        />
        <IconButton
          icon={MinusIcon}
          label="One server less"
          outlined
          disabled={loading || extra === 0}
          onClick={() => setExtra(extra - 1)}
        />
        <IconButton
          icon={PlusIcon}
          label="One server more"
          outlined
          disabled={loading || extra === MAX_EXTRA_SERVERS}
          onClick={() => setExtra(extra + 1)}
        />
      </Inline>
      <DescriptionList
        items={[
          { term: 'Servers in all', description: formatInteger(servers) },
          { term: 'Price', description: formatSum(plan, extra) },
          {
            term: 'Takes effect',
            description: describeCharge(
              subscription,
              formatDate(subscription.current_period_end, timeZone),
              extra - now,
            ),
          },
        ]}
      />
      {servers < inUse ? (
        <Alert tone="caution" announce={false}>
          {formatCount(inUse, 'server')} sent messages in this period. Their chat stays moderated, but you are
          over your limit.
        </Alert>
      ) : null}
    </FormDialog>
  );
}
