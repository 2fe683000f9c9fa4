import * as css from './CheckList.css';

export interface CheckListProps {
  /** Short facts, most important first. */
  items: readonly string[];
}

/** What a plan or service includes, one fact a line. Not interactive. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
