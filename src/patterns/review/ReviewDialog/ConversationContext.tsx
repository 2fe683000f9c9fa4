import type { ContextLine, ReviewDetails } from '~/contract/api.gen';
import { formatAbsolute, formatTimeToSecond, revealOverrides } from '~/domain';
import { VisuallyHidden } from '~/design-system';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import * as css from './ReviewDialog.css';
import { Section } from './ReviewFacts';

function Line({ line, current = false }: { line: ContextLine; current?: boolean }) {
  return (
    <li className={css.line} data-state={current ? 'current' : undefined} aria-current={current || undefined}>
      <time className={css.lineTime} dateTime={line.timestamp} title={formatAbsolute(line.timestamp)}>
        {formatTimeToSecond(line.timestamp)}
      </time>
      <bdi className={css.linePlayer} title={revealOverrides(line.player_name)}>
        {revealOverrides(line.player_name)}
      </bdi>
      <span className={css.lineText} dir="auto">
        {current ? <VisuallyHidden>The message under review: </VisuallyHidden> : null}
        {revealOverrides(line.message)}
      </span>
      {line.final_action && line.final_action !== 'none' ? (
        <ActionBadge action={line.final_action} />
      ) : (
        <span />
      )}
    </li>
  );
}

export interface ConversationContextProps {
  log: ReviewDetails['log'];
  surroundings: NonNullable<ReviewDetails['surroundings']>;
}

/** The messages before and after the reviewed one on the same server. */
export function ConversationContext({ log, surroundings: { before, after } }: ConversationContextProps) {
  if (before.length + after.length === 0) return null;
  const { player_name, message, timestamp } = log;
  return (
    <Section title="Conversation">
      <ol className={css.lines}>
        {before.map((line, index) => (
          <Line key={`before-${index}`} line={line} />
        ))}
        <Line line={{ player_name, message, timestamp }} current />
        {after.map((line, index) => (
          <Line key={`after-${index}`} line={line} />
        ))}
      </ol>
    </Section>
  );
}
