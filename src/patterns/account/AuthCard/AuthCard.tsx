import type { ReactNode, Ref } from 'react';
import { Heading, Icon, Spinner, Text, type IconDrawing } from '~/design-system';
import * as css from './AuthCard.css';

export interface AuthCardProps {
  /** The page's title. */
  title: string;
  /**
   * Level of the title in the page's outline; 2 where the card stands beside the page's own title.
   * @default 1
   */
  level?: 1 | 2;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** An icon above the title, for pages that report a result. */
  icon?: IconDrawing;
  /**
   * The icon's meaning.
   * @default 'accent'
   */
  tone?: keyof typeof css.icon;
  /**
   * Shows a spinner instead of the icon while the call is in flight.
   * @default false
   */
  loading?: boolean;
  /** The form, or what to do next. */
  children?: ReactNode;
  /** A line below the card with a link, such as to sign-up. */
  end?: ReactNode;
  /** Lets the parent focus the title when the state changes. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The one card of a page for signing in or up, or for how a step such as a payment ended. Stands in an `AuthShell`. */
export function AuthCard({
  title,
  level = 1,
  lead,
  icon,
  tone = 'accent',
  loading = false,
  children,
  end,
  titleRef,
}: AuthCardProps) {
  return (
    <div className={css.layout}>
      <section className={css.card}>
        <div className={css.intro}>
          {icon || loading ? (
            <span className={css.icon[tone]}>
              {loading ? <Spinner label={null} /> : icon ? <Icon icon={icon} size="large" /> : null}
            </span>
          ) : null}
          <Heading level={level} size="page" {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}>
            {title}
          </Heading>
          {lead ? (
            <Text tone="muted" as="div">
              {lead}
            </Text>
          ) : null}
        </div>
        {children}
      </section>
      {end ? <div className={css.end}>{end}</div> : null}
    </div>
  );
}
