import type { ReactNode } from 'react';
import type { LogEntry } from '~/contract/api.gen';
import { DescriptionList, Skeleton, Stack, Text, Timestamp, Uuid } from '~/design-system';
import { describeAction, describeCategory, formatMilliseconds } from '~/domain';
import { ActionBadge, ConfidenceBadge, MessageQuote, ReviewStatusBadge, SeverityBadge } from '~/patterns';

const STAGES: Readonly<Record<string, string>> = {
  pre_filter: 'Pre-filter',
  local: 'Local rules',
  ai: 'AI',
  fail_open: 'Let through, because the service was disturbed',
};

interface Fact {
  term: string;
  detail: ReactNode;
}

const fact = (term: string, detail: ReactNode): Fact => ({ term, detail });

/** Leaves out what an older server does not say. */
function factsOf(log: LogEntry): Fact[] {
  return [
    fact('Sent', <Timestamp value={log.timestamp} format="absolute" />),
    fact('Player', <bdi>{log.player_name}</bdi>),
    fact('Uuid', <Uuid value={log.player_uuid} />),
    ...(log.server ? [fact('Server', log.server)] : []),
    fact('Response time', formatMilliseconds(log.processing_time_ms)),
    ...(log.decided_by ? [fact('Decided by', STAGES[log.decided_by] ?? log.decided_by)] : []),
  ];
}

function verdictOf(log: LogEntry): Fact[] {
  return [
    fact('Action', <ActionBadge action={log.final_action} />),
    ...(log.recommended_action ? [fact('Recommended', <ActionBadge action={log.recommended_action} />)] : []),
    fact('Confidence', <ConfidenceBadge confidence={log.ai_confidence} />),
    fact('Category', describeCategory(log.ai_category ?? null).label),
    ...(typeof log.ai_severity === 'number'
      ? [fact('Severity', <SeverityBadge severity={log.ai_severity} />)]
      : []),
    ...(log.review_status ? [fact('Review', <ReviewStatusBadge status={log.review_status} />)] : []),
  ];
}

/** One moderated message and why it was decided so. `null` while it is on its way. */
export function LogDetail({ log }: { log: LogEntry | null }) {
  if (log === null) {
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton shape="control" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    );
  }
  return (
    <Stack space="large">
      <MessageQuote message={log.message} tone={describeAction(log.final_action).tone} />
      <DescriptionList layout="columns2" items={verdictOf(log)} />
      {log.ai_reasoning ? (
        <Stack space="half">
          <Text size="small" tone="muted">
            Reasoning
          </Text>
          <Text preserve>{log.ai_reasoning}</Text>
          {log.rule ? <Text tone="muted">Your rule: {log.rule}</Text> : null}
        </Stack>
      ) : null}
      <DescriptionList items={factsOf(log)} />
    </Stack>
  );
}
