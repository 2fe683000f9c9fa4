import type { ReactNode } from 'react';
import type { PendingReview, ReviewDetails } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { Heading, Inline, Link, Skeleton, Stack, Text } from '~/design-system';
import {
  describeCategory,
  formatAbsolute,
  formatInteger,
  formatJudge,
  toSeverityTone,
  revealOverrides,
} from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { ConfidenceBadge } from '../../verdict/ConfidenceBadge/ConfidenceBadge';
import { MessageQuote } from '../../verdict/MessageQuote/MessageQuote';
import { SeverityBadge } from '../../verdict/SeverityBadge/SeverityBadge';
import * as css from './ReviewDialog.css';

/** A label with its value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

/** A section of the dialog with a heading and an optional action beside it. */
export function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" space="small" aria-label={title}>
      <Inline justify="between">
        <Heading level={3} size="item">
          {title}
        </Heading>
        {end}
      </Inline>
      {children}
    </Stack>
  );
}

type Log = ReviewDetails['log'];

/** Returns the fields of an item that the queue has before the details arrive. */
export function toLogDetail(summary: PendingReview): Log {
  const { created_at, ...known } = summary;
  return { ...known, timestamp: created_at, ai_reasoning: null };
}

/** The message, its player and its time. */
export function MessageFacts({ log }: { log: Log }) {
  return (
    <Stack space="medium">
      <MessageQuote message={log.message} tone={toSeverityTone(log.ai_severity)} />
      <dl className={css.wideFacts}>
        <Fact name="Player">
          <Link href={`${appPaths.players}/${log.player_uuid}`}>
            <bdi>{revealOverrides(log.player_name)}</bdi>
          </Link>{' '}
          <span className={css.uuid}>{log.player_uuid}</span>
        </Fact>
        <Fact name="Sent">
          <time dateTime={log.timestamp}>{formatAbsolute(log.timestamp)}</time>
          {log.server ? (
            <Text as="span" tone="muted">
              {' '}
              on <bdi>{log.server}</bdi>
            </Text>
          ) : null}
        </Fact>
      </dl>
    </Stack>
  );
}

interface AnalysisProps {
  log: Log;
  /** Whether the reasoning is being fetched. */
  loading: boolean;
  /** Name of the configured AI model; null where there is none. */
  aiModel: string | null;
}

/** The verdict, its judge, and the owner rule that it cites. */
export function AiAnalysis({ log, loading, aiModel }: AnalysisProps) {
  return (
    <Section
      title="AI analysis"
      end={
        log.decided_by ? (
          <Text as="span" size="small" tone="muted">
            Judged by: {formatJudge(log.decided_by, aiModel)}
          </Text>
        ) : null
      }
    >
      <div className={css.analysis}>
        <dl className={css.facts}>
          <Fact name="Category">{describeCategory(log.ai_category).label}</Fact>
          <Fact name="Severity">
            <SeverityBadge severity={log.ai_severity} />
          </Fact>
          <Fact name="Confidence">
            <ConfidenceBadge confidence={log.ai_confidence} />
          </Fact>
          <Fact name="Recommended">
            <ActionBadge action={log.recommended_action} />
          </Fact>
        </dl>
        {loading ? <Skeleton width="most" /> : null}
        {log.ai_reasoning ? (
          <Text dir="auto" measure>
            {log.ai_reasoning}
          </Text>
        ) : null}
        {log.rule ? (
          <Stack space="half">
            <Text size="small" tone="muted">
              Your rule
            </Text>
            <blockquote className={css.rule} dir="auto">
              {log.rule}
            </blockquote>
          </Stack>
        ) : null}
      </div>
    </Section>
  );
}

/** The player's record on the account's servers. */
export function PlayerHistoryFacts({ context }: { context: NonNullable<Log['player_context']> }) {
  const figures = [
    ['Warnings', context.warnings_count],
    ['Mutes', context.mutes_count],
    ['Kicks', context.kicks_count],
    ['Total messages', context.total_messages],
  ] as const;
  return (
    <Section title="Player history">
      <dl className={css.facts}>
        {figures.map(([name, count]) => (
          <Fact key={name} name={name}>
            <Text as="span" numeric weight="medium">
              {formatInteger(count)}
            </Text>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
