import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import * as css from './Container.css';

/** `form`: one column of fields, 480 px. `text`: reading, 768 px. `page`: a whole page, 1376 px. */
export const CONTAINER_WIDTHS = ['form', 'text', 'page'] as const;

export interface ContainerProps {
  /** The content. */
  children?: ReactNode;
  /**
   * The largest width; a margin to the screen's edge always remains.
   * @default 'page'
   */
  width?: (typeof CONTAINER_WIDTHS)[number] | undefined;
  /**
   * Adds the page's padding above and below.
   * @default false
   */
  padded?: boolean | undefined;
}

/** Centres content and limits its width. */
export function Container({ children, width = 'page', padded = false }: ContainerProps) {
  return <div className={cx(css.container, css.width[width], padded && css.padded)}>{children}</div>;
}
