import type { ReactNode } from 'react';
import { Heading, Text } from '~/design-system';
import * as css from './MessageJourney.css';

export interface JourneyStage {
  title: string;
  /** A short fact at the end of the title's line, such as how long it takes. */
  fact: string;
  description: ReactNode;
  /** Badges with the stage's possible results. */
  outcomes?: ReactNode;
}

export interface MessageJourneyProps {
  /** What happens to a chat message, from first to last. Three stages. */
  stages: readonly JourneyStage[];
}

/** The stages of one message on its way from the game server to its verdict. */
export function MessageJourney({ stages }: MessageJourneyProps) {
  return (
    <ol className={css.journey}>
      {stages.map(({ title, fact, description, outcomes }) => (
        <li key={title} className={css.journeyStage}>
          <div className={css.head}>
            <Heading level={3} size="section">
              {title}
            </Heading>
            <Text as="span" size="small" tone="muted" numeric>
              {fact}
            </Text>
          </div>
          <Text tone="muted">{description}</Text>
          {outcomes ? <div className={css.badges}>{outcomes}</div> : null}
        </li>
      ))}
    </ol>
  );
}
