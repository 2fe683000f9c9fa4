import { doesStatusGrantAccess } from '~/contract/access';
import type { Subscription } from '~/contract/api.gen';
import { Button, Card, DescriptionList, Inline, Text } from '~/design-system';
import {
  findExtendablePlan,
  countExtraServers,
  formatCount,
  formatInteger,
  formatPrice,
  takesPayments,
} from '~/domain';
import { ExtraServersDialog, SuccessBanner } from '~/patterns';

export interface ExtraServersSectionProps {
  subscription: Subscription;
  /** Whether the dialog that asks for the number is open. */
  asking: boolean;
  onAskingChange: (asking: boolean) => void;
  onSave: (extra: number) => void;
  /** The number is being changed. */
  isSaving: boolean;
  /** Why the change failed; shown in the dialog. */
  error?: string | undefined;
  /** Sentence that confirms the last change of the number; null when there is none to confirm. */
  success: string | null;
}

/** The account's extra servers. Renders nothing on plans that don't sell them. */
export function ExtraServersSection(props: ExtraServersSectionProps) {
  const { subscription, asking, onAskingChange, success } = props;
  const plan = findExtendablePlan(subscription);
  if (!plan || !takesPayments(subscription) || !doesStatusGrantAccess(subscription.status)) return null;
  const extra = countExtraServers(subscription);
  return (
    <Card title="Servers">
      <SuccessBanner message={success} />
      <DescriptionList
        items={[
          { term: 'Included', description: formatInteger(plan.serverLimit) },
          {
            term: 'Extra',
            description:
              extra === 0
                ? `None, ${formatPrice(plan.extraServerPrice)}/mo each`
                : `${formatInteger(extra)} at ${formatPrice(plan.extraServerPrice)}/mo each`,
          },
          {
            term: 'In use this period',
            description: formatCount(subscription.server_count, 'server'),
          },
        ]}
      />
      {subscription.cancel_at_period_end ? (
        <Text tone="muted">Reactivate the subscription to change its servers.</Text>
      ) : (
        <Inline>
          <Button onClick={() => onAskingChange(true)}>
            {extra === 0 ? 'Add servers' : 'Change extra servers'}
          </Button>
        </Inline>
      )}
      {asking ? (
        <ExtraServersDialog
          subscription={subscription}
          plan={plan}
          onSave={props.onSave}
          onCancel={() => onAskingChange(false)}
          loading={props.isSaving}
          error={props.error}
        />
      ) : null}
    </Card>
  );
}
