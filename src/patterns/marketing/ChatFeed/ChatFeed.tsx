import { useRef, useState } from 'react';
import type { Action } from '~/contract/api.gen';
import { Badge, Button, PauseIcon, PlayIcon, VisuallyHidden } from '~/design-system';
import { describeAction, formatFraction, formatInteger } from '~/domain';
import * as css from './ChatFeed.css';
import { VISIBLE_MESSAGES } from './rhythm';
import { useFeedClock, useIsOnScreen, useMotionAllowed } from './useChatFeed';

/** One message of the script. */
export interface ChatFeedLine {
  player: string;
  /** The message. A run of full-block characters covers abusive words. */
  message: string;
  /** The action on the message, or `review` for a close call that waits for a reviewer. */
  verdict: Action | 'review';
  /** Milliseconds from the message to the verdict; for `review` the confidence from 0 to 1. */
  cost: number;
}

export interface ChatFeedProps {
  /** The script, which starts again after its end. At least seven messages. */
  script: readonly ChatFeedLine[];
  /** The name of the chat. */
  title: string;
  /** Where the count of messages begins, 0 or more. Each message adds one. */
  messagesBefore: number;
  /**
   * Whether the script starts by itself. It never does for visitors who prefer reduced motion.
   * @default true
   */
  autoPlay?: boolean;
}

const REMOVED: ReadonlySet<ChatFeedLine['verdict']> = new Set(['mute', 'kick', 'ban']);

function toVerdictTone(verdict: ChatFeedLine['verdict']): 'removed' | 'held' | 'passed' {
  if (verdict === 'review') return 'held';
  return REMOVED.has(verdict) ? 'removed' : 'passed';
}

function Verdict({ verdict }: { verdict: ChatFeedLine['verdict'] }) {
  if (verdict === 'review') return <Badge tone="serious">Review</Badge>;
  const { tone, label } = describeAction(verdict);
  return <Badge tone={tone}>{label}</Badge>;
}

function Line({ line, slot, isReading }: { line: ChatFeedLine; slot: number; isReading: boolean }) {
  return (
    <li
      className={css.line}
      data-slot={slot}
      data-state={isReading ? 'reading' : 'judged'}
      data-tone={isReading ? 'passed' : toVerdictTone(line.verdict)}
      aria-hidden={slot < 0 ? true : undefined}
    >
      <span className={css.player}>{line.player}</span>
      <span className={css.message}>
        {line.message.split(/(█+)/).map((part, index) =>
          part.startsWith('█') ? (
            <span key={index}>
              <i className={css.hidden} aria-hidden="true" />
              <VisuallyHidden>(left out)</VisuallyHidden>
            </span>
          ) : (
            part
          ),
        )}
      </span>
      <span className={css.verdict}>
        {isReading ? <Badge>Reading</Badge> : <Verdict verdict={line.verdict} />}
      </span>
      <span className={css.cost}>
        {isReading
          ? null
          : line.verdict === 'review'
            ? formatFraction(line.cost)
            : `${formatInteger(line.cost)} ms`}
      </span>
    </li>
  );
}

/** A chat being moderated, played from a fixed script. A demonstration: nothing in it is live data. */
export function ChatFeed({ script, title, messagesBefore, autoPlay = true }: ChatFeedProps) {
  const figure = useRef<HTMLElement>(null);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const playsByItself = useMotionAllowed() && autoPlay;
  const wantsPlay = choice === null ? playsByItself : choice === 'play';
  const isPlaying = useIsOnScreen(figure) && wantsPlay;
  const { arrived, isReading } = useFeedClock(isPlaying);

  const first = Math.max(0, arrived - VISIBLE_MESSAGES - 1);
  const shown = Array.from({ length: arrived - first }, (_, index) => first + index);
  return (
    <figure ref={figure} className={css.feed} aria-label="Example of a moderated chat">
      <figcaption className={css.header}>
        <span className={css.title}>{title}</span>
        <span className={css.count}>{formatInteger(messagesBefore + arrived)} messages today</span>
        <span className={css.control}>
          <Button
            variant="ghost"
            size="compact"
            icon={wantsPlay ? PauseIcon : PlayIcon}
            onClick={() => setChoice(wantsPlay ? 'pause' : 'play')}
          >
            {wantsPlay ? 'Pause' : 'Play'}
          </Button>
        </span>
      </figcaption>
      <ol className={css.lines}>
        {shown.map((number) => {
          const line = script[number % script.length];
          return line ? (
            <Line
              key={number}
              line={line}
              slot={number - (arrived - VISIBLE_MESSAGES)}
              isReading={isReading && number === arrived - 1}
            />
          ) : null;
        })}
      </ol>
    </figure>
  );
}
