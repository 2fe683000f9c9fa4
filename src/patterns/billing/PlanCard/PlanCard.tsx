import { useId, type ReactNode } from 'react';
import { POPULAR_LABEL } from '~/contract/plans';
import { Badge, Heading } from '~/design-system';
import { NOT_AVAILABLE_YET, type PlanOffer } from '~/domain';
import { CheckList } from '../CheckList/CheckList';
import * as css from './PlanCard.css';

export interface PlanCardProps {
  /** The plan's name, price and facts. */
  offer: PlanOffer;
  /** A button that chooses the plan, or a link. Absent where the plan can't be chosen. */
  action?: ReactNode;
  /**
   * Whether the owner is on this plan; shown beside its price.
   * @default false
   */
  current?: boolean;
  /** Level of the plan's name in the page's outline. @default 3 */
  level?: 2 | 3;
}

/** One plan among several: price, what is included, and how to get it. */
export function PlanCard({ offer, action, current = false, level = 3 }: PlanCardProps) {
  const id = useId();
  return (
    <article className={css.card} data-variant={offer.popular ? 'popular' : 'plain'} aria-labelledby={id}>
      <div className={css.line}>
        <Heading level={level} size="section" id={id}>
          {offer.name}
        </Heading>
        {offer.popular ? <Badge tone="accent">{POPULAR_LABEL}</Badge> : null}
      </div>
      <div className={css.line}>
        <p className={css.price}>
          {offer.price}
          {offer.period ? <span className={css.period}>{offer.period}</span> : null}
        </p>
        {current ? <Badge tone="positive">Current plan</Badge> : null}
      </div>
      <div className={css.facts}>
        <CheckList items={offer.facts} unavailable={NOT_AVAILABLE_YET} />
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </article>
  );
}
