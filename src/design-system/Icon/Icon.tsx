import type { ComponentType, SVGProps } from 'react';
import { cx } from '../utilities/cx';
import * as css from './Icon.css';

/** What a drawing gets and hands to its `svg`. */
export type IconDrawingProps = Pick<
  SVGProps<SVGSVGElement>,
  'className' | 'strokeWidth' | 'focusable' | 'role' | 'aria-label' | 'aria-hidden'
>;

/** One drawing of the icon set, such as `CheckIcon`, or a component of your own that hands its props to an `svg`. */
export type IconDrawing = ComponentType<IconDrawingProps>;

export interface IconProps {
  /** The drawing: one that the design system exports, or one of your own. */
  icon: IconDrawing;
  /**
   * At the default text size `small` is 14 px, `regular` 16 and `large` 20.
   * @default 'regular'
   */
  size?: keyof typeof css.size | undefined;
  /** The icon's accessible name. Without it the icon is decorative. */
  label?: string | undefined;
  /**
   * Mirrors the icon in right-to-left pages, for arrows that mean forward and back.
   * @default false
   */
  directional?: boolean | undefined;
}

/** One icon in the colour of the text around it. For a clickable icon use `IconButton`. */
export function Icon({ icon: Drawing, size = 'regular', label, directional = false }: IconProps) {
  const nameAttributes = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      className={cx(css.icon, css.size[size], directional && css.directional)}
      strokeWidth={1.75}
      focusable="false"
      {...nameAttributes}
    />
  );
}
