import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { InboxIcon } from '../Icon/icons';
import { Text } from '../Text/Text';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  /** That there is nothing, and of what. */
  title: string;
  /** What will stand here, or the next step. */
  children?: ReactNode;
  /** One or two buttons for the next step. */
  action?: ReactNode;
  /** A drawing of the kind of thing that is missing. */
  icon?: IconDrawing;
  /**
   * Place of the title in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4;
}

/** Stands where a list or a figure would be when there is none yet. Not for failures: that is `Alert`. */
export function EmptyState({ title, children, action, icon = InboxIcon, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.mark}>
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
