import { BarList, type BarListItem } from '~/charts';
import type { Preview } from '~/contract/api.gen';
import { actionValues } from '~/contract/enums.gen';
import { Badge, Card, Skeleton, Stack } from '~/design-system';
import { describeAction, formatCount, formatInteger, type Loadable } from '~/domain';
import { ActionBadge, PanelState } from '~/patterns';

export interface PreviewPanelProps {
  preview: Loadable<Preview>;
  onRetry: () => void;
}

function toBarListItems({ actions, review }: Preview): BarListItem[] {
  return [
    ...actionValues
      .filter((action) => action !== 'none')
      .map((action) => ({
        id: action,
        label: <ActionBadge action={action} />,
        value: actions[action] ?? 0,
        tone: describeAction(action).tone,
      })),
    { id: 'review', label: <Badge tone="neutral">Review</Badge>, value: review, tone: 'neutral' },
  ];
}

function describeSample(preview: Loadable<Preview>): string {
  return preview.state === 'ready' && preview.data.sample_size > 0
    ? `last ${formatCount(preview.data.sample_size, 'message')}`
    : 'recent messages';
}

/** Says on how many messages the edits change the verdict; an older server does not tell. */
function describeJudgedAgain(preview: Loadable<Preview>): string {
  const count = preview.state === 'ready' ? (preview.data.judged_again ?? 0) : 0;
  return count === 0 ? '' : `, ${formatInteger(count)} judged again with your edits`;
}

/** What the edited settings would have done to recent messages; the server judges those again whose verdict changes. */
export function PreviewPanel({ preview, onRetry }: PreviewPanelProps) {
  return (
    <Card
      title="Preview"
      description={`An estimate: level and threshold on the verdicts of your ${describeSample(preview)}${describeJudgedAgain(preview)}`}
    >
      <PanelState
        value={preview}
        subject="the preview"
        onRetry={onRetry}
        loading={
          <Stack space="small">
            {actionValues.map((action) => (
              <Skeleton key={action} />
            ))}
          </Stack>
        }
      >
        {(data) => (
          <BarList
            label="Messages per action"
            items={toBarListItems(data)}
            emptyText={
              data.sample_size === 0
                ? 'No messages yet to estimate from'
                : 'None of them would have been acted on or held for review'
            }
          />
        )}
      </PanelState>
    </Card>
  );
}
