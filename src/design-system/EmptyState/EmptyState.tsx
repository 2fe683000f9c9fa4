import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { InboxIcon } from '../Icon/icons';
import { Text } from '../Text/Text';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  /** Says what is missing: "No logs found". */
  title: string;
  /** What will appear here, or the next step. */
  children?: ReactNode;
  /** One or two buttons for the next step. */
  action?: ReactNode;
  /** Stands above the title. */
  icon?: IconDrawing | undefined;
  /**
   * Heading level of the title in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined;
}

/** Replaces a list or figure that has no data yet. For a failure use `Alert`. */
export function EmptyState({ title, children, action, icon = InboxIcon, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <Icon icon={icon} size="large" />
      </span>
      <Heading level={level} size="item">
        {title}
      </Heading>
      {children ? (
        <Text as="div" tone="muted" balance measure>
          {children}
        </Text>
      ) : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
