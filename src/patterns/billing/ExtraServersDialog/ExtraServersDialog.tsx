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
import { StatusRegion } from '../../forms/StatusRegion/StatusRegion';
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

const isInRange = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) <= MAX_EXTRA_SERVERS;

const schema = {
  extra: ({ extra }: { extra: string }) =>
    isInRange(extra) ? null : `Enter a whole number, 0 to ${MAX_EXTRA_SERVERS}`,
};

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
    schema,
    initialValues: { extra: String(now) },
    loading,
    onSubmit: (filled) => onSave(Number(filled.extra)),
    validateOn: 'input',
  });
  const typed = form.values.extra;
  const { id, error } = form.field('extra');
  const isValid = isInRange(typed);
  const extra = isValid ? Number(typed) : now;
  const changeBy = (step: number) =>
    form.setValues({ extra: String(clamp(Math.trunc(Number(typed)) + step)) });
  const servers = plan.serverLimit + extra;
  const inUse = subscription.server_count;

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Extra servers"
      description={`The ${plan.name} plan includes ${formatCount(plan.serverLimit, 'server')}. Each further one is ${formatPrice(plan.extraServerPrice)} a month.`}
      submitLabel="Save extra servers"
      canSubmit={!isValid || extra !== now}
    >
      {/* The error below the field must not draw the buttons away from it. */}
      <Inline align={error === undefined ? 'end' : 'center'} wrap={false}>
        <TextField
          id={id}
          name="extra"
          error={error}
          label={`Extra servers, 0 to ${MAX_EXTRA_SERVERS}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_EXTRA_SERVERS}
          step={1}
          readOnly={loading}
          value={form.values.extra}
          onChange={(event) => form.setValues({ extra: event.target.value })}
        />
        {/* Natively disabled at a limit, the pressed button would drop the keyboard focus. */}
        <IconButton
          icon={MinusIcon}
          label="One server less"
          outlined
          disabled={loading}
          aria-disabled={Number(typed) === 0 || undefined}
          onClick={() => changeBy(-1)}
        />
        <IconButton
          icon={PlusIcon}
          label="One server more"
          outlined
          disabled={loading}
          aria-disabled={Number(typed) === MAX_EXTRA_SERVERS || undefined}
          onClick={() => changeBy(1)}
        />
      </Inline>
      <DescriptionList
        items={[
          { term: 'Servers in all', description: formatInteger(servers) },
          { term: 'Price', description: <span role="status">{formatSum(plan, extra)}</span> },
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
      <StatusRegion>
        {servers < inUse ? (
          <Alert tone="caution">
            {formatCount(inUse, 'server')} sent messages in this period. Their chat stays moderated, but you
            are over your limit.
          </Alert>
        ) : null}
      </StatusRegion>
    </FormDialog>
  );
}
