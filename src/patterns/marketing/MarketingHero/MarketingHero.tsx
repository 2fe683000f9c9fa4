import type { ReactNode } from 'react';
import { Badge, Container, Heading, Inline, Text } from '~/design-system';
import { TorchLight } from '../TorchLight/TorchLight';
import * as css from './MarketingHero.css';

export interface MarketingHeroProps {
  /** A few words above the claim, such as the trial. */
  eyebrow: string;
  /** The page's claim up to the highlighted words. */
  title: string;
  /** The end of the claim, in the accent colour. */
  highlight: string;
  /** What the product does, in one or two sentences. */
  lead: ReactNode;
  /** The main action and at most one other. */
  actions: ReactNode;
  /** The small print below the actions. */
  description?: ReactNode;
  /** What the product looks like at work. */
  visual: ReactNode;
}

/** The top of the landing page: claim, action, and the product at work in torchlight. At most one on a page. */
export function MarketingHero({
  eyebrow,
  title,
  highlight,
  lead,
  actions,
  description,
  visual,
}: MarketingHeroProps) {
  return (
    <section className={css.hero}>
      <Container>
        <div className={css.grid}>
          <div className={css.textColumn}>
            <Badge tone="accent">{eyebrow}</Badge>
            <Heading level={1} size="hero">
              {title} <em className={css.highlight}>{highlight}</em>.
            </Heading>
            <p className={css.lead}>{lead}</p>
            <Inline space="small">{actions}</Inline>
            {description ? (
              <Text size="small" tone="muted">
                {description}
              </Text>
            ) : null}
          </div>
          <div className={css.visual}>
            {visual}
            {/* After the visual: its place is the middle of the box, which moves while the visual is parsed. */}
            <TorchLight />
          </div>
        </div>
      </Container>
    </section>
  );
}
