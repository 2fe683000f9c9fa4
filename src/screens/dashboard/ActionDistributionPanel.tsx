import { BarList, type BarListItem } from '~/charts';
import { actionValues } from '~/contract/enums.gen';
import type { Overview } from '~/contract/api.gen';
import { Skeleton, Stack } from '~/design-system';
import { describeAction, type Loadable } from '~/domain';
import { ActionBadge, ChartCard } from '~/patterns';

/** One bar for each action, mildest first; actions that the contract does not know come last. */
function toBarListItems(breakdown: Overview['action_breakdown']): BarListItem[] {
  const known: readonly string[] = actionValues;
  const others = Object.keys(breakdown).filter((action) => !known.includes(action));
  return [...known, ...others].map((action) => ({
    id: action,
    label: <ActionBadge action={action} />,
    value: breakdown[action] ?? 0,
    tone: describeAction(action).tone,
  }));
}

/** The actions on messages that the pre-filter did not clear. */
export function ActionDistributionPanel({
  overview,
  onRetry,
}: {
  overview: Loadable<Overview>;
  onRetry: () => void;
}) {
  return (
    <ChartCard
      title="Action distribution"
      description="Messages the pre-filter did not clear"
      value={overview}
      subject="the action distribution"
      onRetry={onRetry}
    >
      {(data, header) => (
        <Stack>
          {header}
          {data === null ? (
            <Stack space="small">
              {actionValues.map((action) => (
                <Skeleton key={action} shape="control" />
              ))}
            </Stack>
          ) : (
            <BarList
              label="Messages per action"
              items={toBarListItems(data.action_breakdown)}
              emptyText="No actions taken yet"
            />
          )}
        </Stack>
      )}
    </ChartCard>
  );
}
