import { useId, type ReactNode } from 'react';
import { Container, Inline, Text } from '~/design-system';
import { TorchLight } from '../TorchLight/TorchLight';
import * as css from './ClosingCall.css';

export interface ClosingCallProps {
  /** The heading, of level 2: the claim that ends the page. */
  title: string;
  /** What a trial of the product costs. */
  description: string;
  /** The main action and at most one other. */
  actions: ReactNode;
}

/** The last section of a public page: one claim and the link to sign-up. At most one on a page. */
export function ClosingCall({ title, description, actions }: ClosingCallProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.torch}>
        <TorchLight />
      </div>
      <Container>
        <div className={css.textColumn}>
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
