import { Text } from '~/design-system';
import * as css from './CheckList.css';

export interface CheckListProps {
  /** Short facts, most important first. */
  items: readonly string[];
  /**
   * Those of the items that the product does not offer yet. The list says so beside each.
   * @default []
   */
  unavailable?: readonly string[];
}

/** What a plan or service includes, one fact a line. Not interactive. */
export function CheckList({ items, unavailable = [] }: CheckListProps) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          <span>{item}</span>
          {unavailable.includes(item) ? (
            <Text as="span" size="small" tone="muted">
              {' '}
              (not available yet)
            </Text>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
