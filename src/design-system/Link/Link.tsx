import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../utilities/cx';
import * as css from './Link.css';
import { Anchor } from './LinkProvider';

/** `inline`: in running text, underlined. `quiet`: on its own, underlined on hover. `plain`: around other content. */
export const LINK_VARIANTS = ['inline', 'quiet', 'plain'] as const;

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href'> {
  /** A path of the application, an anchor, a mail address or another site. */
  href: string;
  /** A text that makes sense without the sentence around it. */
  children?: ReactNode;
  /**
   * `inline` is underlined, for running text. `quiet` is underlined on hover, for a link that stands alone or in a list.
   * `plain` has no look of its own, for a link around other content.
   * @default 'inline'
   */
  variant?: (typeof LINK_VARIANTS)[number] | undefined;
  /**
   * Opens in a new tab.
   * @default false
   */
  newTab?: boolean | undefined;
}

/** Opens another page. For actions use `Button`. Takes the attributes of an `a` too, such as `onClick`. */
export function Link({ children, variant = 'inline', newTab = false, ...rest }: LinkProps) {
  return (
    <Anchor
      className={cx(css.link, css.variant[variant])}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
    >
      {children}
    </Anchor>
  );
}
