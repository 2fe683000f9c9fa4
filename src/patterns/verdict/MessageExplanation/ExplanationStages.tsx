import type { ReactNode } from 'react';
import type { LogExplanation } from '~/contract/api.gen';
import { Alert, Heading, Inline, Stack, Text } from '~/design-system';
import {
  describeVerdictOfToday,
  describeListAction,
  describeSecondOpinion,
  formatJudge,
  formatListKind,
  listDecidingSentences,
} from '~/domain';
import { ActionBadge } from '../ActionBadge/ActionBadge';
import { CategoryBadge } from '../CategoryBadge/CategoryBadge';
import { ConfidenceBadge } from '../ConfidenceBadge/ConfidenceBadge';
import { SeverityBadge } from '../SeverityBadge/SeverityBadge';
import { ReadingStage } from './ReadingStage';

function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="li" space="xsmall">
      <Heading level={4}>{title}</Heading>
      {children}
    </Stack>
  );
}

type Assessed = Pick<LogExplanation['findings'][number], 'category' | 'severity' | 'confidence'>;

/** Category, severity and confidence in one line. */
function Assessed({ category, severity, confidence }: { [K in keyof Assessed]: Assessed[K] | null }) {
  return (
    <Inline space="small">
      <CategoryBadge category={category} />
      <Text as="span" size="small">
        Severity <SeverityBadge severity={severity} />
      </Text>
      <Text as="span" size="small">
        Confidence <ConfidenceBadge confidence={confidence} />
      </Text>
    </Inline>
  );
}

function Finding({ finding }: { finding: LogExplanation['findings'][number] }) {
  return (
    <Stack as="li" space="half">
      <Assessed {...finding} />
      <Text measure>{finding.reasoning}</Text>
      {finding.words.length > 0 ? (
        <Text>
          In{' '}
          {finding.words.map(({ text, start }, index) => (
            <span key={start}>
              {index > 0 ? ', ' : ''}“<bdi>{text}</bdi>”
            </span>
          ))}
        </Text>
      ) : null}
      {finding.rule === null ? null : (
        <Text>
          Your rule: <bdi>{finding.rule}</bdi>
        </Text>
      )}
      {finding.permitted ? <Text>Your rules permit it, so it does not count.</Text> : null}
      {finding.allowed ? <Text>Your setting for swearing allows it, so it does not count.</Text> : null}
    </Stack>
  );
}

interface ExplainedProps {
  explained: LogExplanation;
}

function RulesStage({ explained: { findings, verdict } }: ExplainedProps) {
  return (
    <Stage title="Local rules">
      {findings.length === 0 ? (
        <Text>
          {verdict.decided_by === 'pre_filter'
            ? 'The pre-filter clears the message, so no rule is asked.'
            : 'No rule finds anything.'}
        </Text>
      ) : (
        <Stack as="ul" space="small">
          {findings.map((finding, index) => (
            <Finding key={index} finding={finding} />
          ))}
        </Stack>
      )}
    </Stage>
  );
}

function ListsStage({ explained: { list_entries: entries } }: ExplainedProps) {
  return (
    <Stage title="Your lists">
      {entries.length === 0 ? (
        <Text>No entry of your lists is in the message.</Text>
      ) : (
        <Stack as="ul" space="half">
          {entries.map(({ id, kind, pattern, action }) => (
            <li key={id}>
              <Text as="span">
                {formatListKind(kind)} “<bdi>{pattern}</bdi>”: {describeListAction(action).label}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stage>
  );
}

function AiStage({ explained: { stored_verdict: stored }, aiModel }: ExplanationStagesProps) {
  if (stored.decided_by !== 'ai') {
    return (
      <Stage title="AI">
        <Text>
          {stored.decided_by === 'fail_open'
            ? 'No stage could judge the message, because the service was disturbed.'
            : `${formatJudge(stored.decided_by, aiModel)} decided, not an AI.`}
        </Text>
      </Stage>
    );
  }
  return (
    <Stage title="AI">
      <Text>{formatJudge('ai', aiModel)} decided.</Text>
      <Assessed {...stored} />
      {stored.reasoning ? (
        <Text dir="auto" measure>
          {stored.reasoning}
        </Text>
      ) : null}
    </Stage>
  );
}

function DecisionStage({ explained }: ExplainedProps) {
  const { stored_verdict: stored, settings } = explained;
  return (
    <Stage title="Decision">
      <Inline space="small">
        <Text as="span" size="small">
          Recommended <ActionBadge action={stored.recommended_action} />
        </Text>
        <Text as="span" size="small">
          Action <ActionBadge action={stored.final_action} />
        </Text>
        <Text as="span" size="small">
          Confidence <ConfidenceBadge confidence={stored.confidence} />
        </Text>
      </Inline>
      <Stack as="ul" space="half">
        {listDecidingSentences(explained).map((sentence) => (
          <li key={sentence}>
            <Text as="span">{sentence}</Text>
          </li>
        ))}
      </Stack>
      {settings.server === null ? null : (
        <Text size="small" tone="muted">
          The game server <bdi>{settings.server}</bdi> has settings of its own.
        </Text>
      )}
    </Stage>
  );
}

export interface ExplanationStagesProps extends ExplainedProps {
  /** Name of the configured AI model; null where there is none. */
  aiModel: string | null;
}

/** The stages of one message's verdict in their order, each with what it says. */
export function ExplanationStages({ explained, aiModel }: ExplanationStagesProps) {
  const change = describeVerdictOfToday(explained);
  return (
    <Stack space="medium">
      {change === null ? null : (
        <Alert tone="info" title="Your rules, your lists or the engine have changed since">
          {change}
        </Alert>
      )}
      <Text size="small" tone="muted">
        Reading, lists, rules and second opinion are those of today; the AI and the decision are those of when
        the message came.
      </Text>
      <Stack as="ol" space="large" aria-label="Stages">
        <Stage title="Reading">
          <ReadingStage explained={explained} />
        </Stage>
        <ListsStage explained={explained} />
        <RulesStage explained={explained} />
        <Stage title="Second opinion">
          <Text measure>{describeSecondOpinion(explained.second_opinion)}</Text>
          {explained.second_opinion.reasoning ? (
            <Text measure>{explained.second_opinion.reasoning}</Text>
          ) : null}
        </Stage>
        <AiStage explained={explained} aiModel={aiModel} />
        <DecisionStage explained={explained} />
      </Stack>
    </Stack>
  );
}
