import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Text for screen readers alone. */
  children?: ReactNode;
  /**
   * The element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'caption' | 'h1' | 'h2' | 'h3' | 'legend' | undefined;
  /** Makes screen readers announce changes of the text. */
  role?: 'status' | 'alert' | undefined;
  /**
   * How urgently screen readers announce changes.
   * @default the role's own
   */
  'aria-live'?: 'polite' | 'assertive' | undefined;
}

/** Text that screen readers read and the screen does not show. Not for focusable content. */
export function VisuallyHidden({ children, as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} {...rest}>
      {children}
    </Element>
  );
}
