import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** Words for assistive technology only. */
  children?: ReactNode;
  /** For `aria-describedby` and `aria-labelledby` of other elements. */
  id?: string;
  /**
   * The element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'caption' | 'h1' | 'h2' | 'h3' | 'legend';
  /** Announces changes of the words. */
  role?: 'status' | 'alert';
  /**
   * How urgently changes are announced.
   * @default the role's own
   */
  'aria-live'?: 'polite' | 'assertive';
}

/** Words that are heard but not seen. Not for focusable content. */
export function VisuallyHidden({ children, as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} {...rest}>
      {children}
    </Element>
  );
}
