import { doesStatusGrantAccess } from '~/contract/access';
import type { Subscription } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { describeFeaturePlans } from '~/contract/planFeatures';
import { Button, Card, DescriptionList, Inline, Text } from '~/design-system';
import {
  findExtendablePlan,
  countExtraServers,
  formatCount,
  formatInteger,
  formatPrice,
  takesPayments,
} from '~/domain';
import { ExtraServersDialog, PlanLimit, SuccessBanner } from '~/patterns';

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

/** The account's servers, with the extra ones or the plans that sell them. Renders nothing without a paid plan. */
export function ExtraServersSection(props: ExtraServersSectionProps) {
  const { subscription, asking, onAskingChange, success } = props;
  const plan = findExtendablePlan(subscription);
  if (!takesPayments(subscription) || !doesStatusGrantAccess(subscription.status)) return null;
  const used = {
    term: 'In use this period',
    description: formatCount(subscription.server_count, 'server'),
  };
  if (!plan) {
    if (subscription.server_limit === null) return null;
    return (
      <Card title="Servers">
        <DescriptionList
          items={[{ term: 'Included', description: formatInteger(subscription.server_limit) }, used]}
        />
        <PlanLimit href={appPaths.subscribe}>{describeFeaturePlans('extraServers')}</PlanLimit>
      </Card>
    );
  }
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
          used,
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
