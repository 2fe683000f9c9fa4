import { useState } from 'react';
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
  extraServersOf,
  formatCount,
  formatDate,
  formatInteger,
  formatPrice,
  priceWithServers,
  type ExtendablePlan,
} from '~/domain';
import { FormDialog } from '../../forms/FormDialog/FormDialog';

export interface ExtraServersDialogProps {
  /** What the account has now. */
  subscription: Subscription;
  /** The plan, whose price and price of a server it names. */
  plan: ExtendablePlan;
  /** Called with the number wanted, 0 to 100 and another than now. */
  onSave: (extra: number) => void;
  onCancel: () => void;
  /**
   * The number is being changed.
   * @default false
   */
  loading?: boolean;
  /** Why the last try failed. Nothing was changed then. */
  error?: string | undefined;
}

const clamp = (count: number) => Math.min(MAX_EXTRA_SERVERS, Math.max(0, count));

function sum(plan: ExtendablePlan, extra: number): string {
  const total = `${formatPrice(priceWithServers(plan, extra))}/mo`;
  const parts = `${formatPrice(plan.price)} + ${formatInteger(extra)} × ${formatPrice(plan.extraServerPrice)}`;
  return extra === 0 ? total : `${parts} = ${total}`;
}

function whenCharged({ status }: Subscription, end: string, change: number): string {
  if (change === 0) return 'Nothing changes.';
  if (status === 'trial') return `At once. Nothing is charged until the trial ends on ${end}.`;
  return change > 0
    ? `At once. The days left until ${end} are charged with the next bill.`
    : `At once. The days left until ${end} are credited with the next bill.`;
}

/** Asks how many servers to pay for beyond those of the plan, and says what that costs (spec 9). */
export function ExtraServersDialog({
  subscription,
  plan,
  onSave,
  onCancel,
  loading = false,
  error,
}: ExtraServersDialogProps) {
  const { timeZone } = useClock();
  const now = extraServersOf(subscription);
  const [typed, setTyped] = useState(String(now));
  const extra = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  const isNumber = extra >= 0 && extra <= MAX_EXTRA_SERVERS;
  const shown = isNumber ? extra : now;
  const servers = plan.serverLimit + shown;
  const inUse = subscription.server_count;

  function step(by: number) {
    setTyped(String(clamp(shown + by)));
  }

  const isChange = isNumber && extra !== now;
  return (
    <FormDialog
      title="Extra servers"
      description={`The ${plan.name} plan includes ${formatCount(plan.serverLimit, 'server')}. Each further one is ${formatPrice(plan.extraServerPrice)} a month.`}
      submitLabel="Save extra servers"
      canSubmit={isChange}
      onSubmit={() => {
        if (isChange) onSave(extra);
      }}
      onCancel={onCancel}
      loading={loading}
      error={error}
    >
      <Inline align="end" wrap={false}>
        <TextField
          label={`Extra servers, 0 to ${MAX_EXTRA_SERVERS}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_EXTRA_SERVERS}
          step={1}
          readOnly={loading}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(shown))}
        />
        <IconButton
          icon={MinusIcon}
          label="One server less"
          outlined
          disabled={loading || shown === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={PlusIcon}
          label="One server more"
          outlined
          disabled={loading || shown === MAX_EXTRA_SERVERS}
          onClick={() => step(1)}
        />
      </Inline>
      <DescriptionList
        items={[
          { term: 'Servers in all', description: formatInteger(servers) },
          { term: 'Price', description: sum(plan, shown) },
          {
            term: 'Takes effect',
            description: whenCharged(
              subscription,
              formatDate(subscription.current_period_end, timeZone),
              shown - now,
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
