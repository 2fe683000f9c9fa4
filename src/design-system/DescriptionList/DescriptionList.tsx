import type { ReactNode } from 'react';
import { cx } from '../utilities/cx';
import * as css from './DescriptionList.css';

export const DESCRIPTION_LIST_LAYOUTS = ['rows', 'columns2', 'columns3', 'columns4'] as const;

export interface DescriptionListProps {
  /** Terms with their descriptions, in reading order. */
  items: readonly { term: string; description: ReactNode }[];
  /**
   * `rows`: term at the start and description at the end of a line. `columns2` to `columns4`: term above description, in
   * that many columns; in two on screens narrower than 768 px.
   * @default 'rows'
   */
  layout?: (typeof DESCRIPTION_LIST_LAYOUTS)[number] | undefined;
}

/** Named facts about one subject. For several subjects with the same facts use `Table`. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={cx(css.list, css.layout[layout])}>
      {items.map(({ term, description }) => (
        <div className={css.item[layout]} key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
