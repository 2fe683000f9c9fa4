import { useId, type ReactNode } from 'react';
import { Container, Inline, Text } from '~/design-system';
import { TorchLight } from '../TorchLight/TorchLight';
import * as css from './ClosingCall.css';

export interface ClosingCallProps {
  /** The last claim, a level 2 heading. */
  title: string;
  /** What it costs to try. */
  description: string;
  /** The main action and at most one other. */
  actions: ReactNode;
}

/** The end of a public page: one claim and the way to begin. One a page. */
export function ClosingCall({ title, description, actions }: ClosingCallProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.torch}>
        <TorchLight />
      </div>
      <Container>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <Inline justify="center">{actions}</Inline>
          <Text tone="muted">{description}</Text>
        </div>
      </Container>
    </section>
  );
}
