import type { ReactNode } from 'react';
import { Heading, Icon, Text, type IconDrawing } from '~/design-system';
import * as css from './PromiseList.css';

export interface PromiseItem {
  icon: IconDrawing;
  title: string;
  description: ReactNode;
}

export interface PromiseListProps {
  /** Two to six promises, most requested first. */
  items: readonly PromiseItem[];
}

/** What the product promises about an owner's concerns, such as the use of their players' chat. */
export function PromiseList({ items }: PromiseListProps) {
  return (
    <ul className={css.list}>
      {items.map(({ icon, title, description }) => (
        <li key={title} className={css.item}>
          <span className={css.mark}>
            <Icon icon={icon} size="large" />
          </span>
          <div className={css.textColumn}>
            <Heading level={3} size="section">
              {title}
            </Heading>
            <Text tone="muted" size="lead">
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
