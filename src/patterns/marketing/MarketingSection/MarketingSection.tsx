import { useId, type ReactNode } from 'react';
import { Container } from '~/design-system';
import { cx } from '~/design-system/utilities/cx';
import * as css from './MarketingSection.css';

/** `canvas`: the page itself. `sunken`: a ground of its own that separates the section from its neighbours. */
export const SECTION_GROUNDS = ['canvas', 'sunken'] as const;

/**
 * `stacked`: the claim above the content. `beside`: on wide screens the claim stands beside narrow content, such as
 * answers.
 */
export const SECTION_LAYOUTS = ['stacked', 'beside'] as const;

export interface MarketingSectionProps {
  /** The section's content: cards, steps or answers. */
  children: ReactNode;
  /** The section's claim, a level 2 heading. */
  title: string;
  /** One or two sentences below the claim. */
  lead?: ReactNode;
  /** Anchor that links lead to, such as `pricing`. */
  id?: string;
  /**
   * `sunken` separates the section from neighbours on the page’s own ground.
   * @default 'canvas'
   */
  ground?: (typeof SECTION_GROUNDS)[number];
  /**
   * `beside` puts the claim beside narrow content on wide screens.
   * @default 'stacked'
   */
  layout?: (typeof SECTION_LAYOUTS)[number];
}

/** One section of a public page: a claim, a lead and the content that supports them. */
export function MarketingSection({
  children,
  title,
  lead,
  id,
  ground = 'canvas',
  layout = 'stacked',
}: MarketingSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={cx(css.section, css.ground[ground])} aria-labelledby={titleId}>
      <Container>
        <div className={css.layout[layout]}>
          <div className={css.intro}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {lead ? <p className={css.lead}>{lead}</p> : null}
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
