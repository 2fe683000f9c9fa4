import type { ReactNode } from 'react';
import type { LogEntry } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import {
  CopyButton,
  DescriptionList,
  Inline,
  Link,
  NoValue,
  Skeleton,
  Stack,
  Text,
  Timestamp,
} from '~/design-system';
import {
  describeAction,
  describeCategory,
  formatChannel,
  formatDecidingCredential,
  formatMilliseconds,
  formatJudge,
  toActionNoun,
  revealOverrides,
} from '~/domain';
import {
  ActionBadge,
  ConfidenceBadge,
  ExplanationDisclosure,
  GameDelivery,
  MessageQuote,
  ReviewStatusBadge,
  SeverityBadge,
} from '~/patterns';

interface Fact {
  term: string;
  description: ReactNode;
}

const createFact = (term: string, description: ReactNode): Fact => ({ term, description });

/** Omits a fact that an older server does not send; null is shown as a missing value. */
const createOptionalFact = <Value,>(
  term: string,
  value: Value | null | undefined,
  show: (value: Value) => ReactNode,
): Fact[] =>
  value === undefined
    ? []
    : [createFact(term, value === null ? <NoValue label={`No ${term.toLowerCase()}`} /> : show(value))];

/** Milliseconds between sending and arrival from which a message counts as late and both times are shown. */
const LATE_MS = 60_000;

function listTimeFacts({ sent_at: sentAt, timestamp }: LogEntry): Fact[] {
  const late = sentAt && Date.parse(timestamp) - Date.parse(sentAt) > LATE_MS;
  const arrived = <Timestamp value={timestamp} format="absolute" />;
  return late
    ? [createFact('Sent', <Timestamp value={sentAt} format="absolute" />), createFact('Arrived', arrived)]
    : [createFact('Sent', arrived)];
}

function listReviewFacts({ review }: LogEntry): Fact[] {
  if (!review) return [];
  const actor = formatDecidingCredential(review);
  return [
    createFact('Reviewed by', actor === null ? review.reviewed_by : `${review.reviewed_by} · ${actor}`),
    createFact('Reviewed', <Timestamp value={review.decided_at} format="absolute" />),
  ];
}

function listUndoFacts({ undo }: LogEntry): Fact[] {
  if (!undo) return [];
  return [
    createFact('Undone by', `${undo.actor.name} (was: ${toActionNoun(undo.action)})`),
    createFact('Undone', <Timestamp value={undo.at} format="absolute" />),
    ...(undo.reason ? [createFact('Reason', <bdi>{undo.reason}</bdi>)] : []),
  ];
}

function listLogFacts(log: LogEntry, aiModel: string | null): Fact[] {
  return [
    ...listTimeFacts(log),
    createFact(
      'Player',
      <Link href={`${appPaths.players}/${log.player_uuid}`}>
        <bdi>{revealOverrides(log.player_name)}</bdi>
      </Link>,
    ),
    createFact(
      'UUID',
      <Inline space="xsmall" justify="end">
        <Text as="span" font="mono" size="small">
          {log.player_uuid}
        </Text>
        <CopyButton value={log.player_uuid} subject="uuid" size="compact" variant="ghost" />
      </Inline>,
    ),
    ...createOptionalFact('Server', log.server, (server) => server),
    ...(log.channel ? [createFact('Channel', formatChannel(log.channel))] : []),
    createFact('Response time', formatMilliseconds(log.processing_time_ms)),
    ...(log.decided_by ? [createFact('Decided by', formatJudge(log.decided_by, aiModel))] : []),
    ...listReviewFacts(log),
    ...listUndoFacts(log),
    ...(log.delivery ? [createFact('In the game', <GameDelivery delivery={log.delivery} />)] : []),
  ];
}

function listVerdictFacts(log: LogEntry): Fact[] {
  return [
    createFact('Action', <ActionBadge action={log.final_action} />),
    ...(log.recommended_action
      ? [createFact('Recommended', <ActionBadge action={log.recommended_action} />)]
      : []),
    createFact('Confidence', <ConfidenceBadge confidence={log.ai_confidence} />),
    ...createOptionalFact(
      'Category',
      log.ai_category ?? null,
      (category) => describeCategory(category).label,
    ),
    ...createOptionalFact('Severity', log.ai_severity, (severity) => <SeverityBadge severity={severity} />),
    ...createOptionalFact('Review', log.review_status, (status) => <ReviewStatusBadge status={status} />),
  ];
}

export interface LogDetailProps {
  /** `null` while it is being fetched. */
  log: LogEntry | null;
  /** Name of the configured AI model; null where there is none. */
  aiModel: string | null;
  /**
   * How the message was decided, stage by stage, mounted when the owner opens it.
   * @default null
   */
  explanation?: ReactNode;
}

/** One log entry with the reasons for its verdict. */
export function LogDetail({ log, aiModel, explanation = null }: LogDetailProps) {
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
      <DescriptionList layout="columns2" items={listVerdictFacts(log)} />
      {log.ai_reasoning ? (
        <Stack space="half">
          <Text size="small" tone="muted">
            Reasoning
          </Text>
          <Text preserve>{log.ai_reasoning}</Text>
          {log.rule ? <Text tone="muted">Your rule: {log.rule}</Text> : null}
        </Stack>
      ) : null}
      {explanation === null ? null : <ExplanationDisclosure>{explanation}</ExplanationDisclosure>}
      <DescriptionList items={listLogFacts(log, aiModel)} />
    </Stack>
  );
}
