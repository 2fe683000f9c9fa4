import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import { cx } from '../utilities/cx';
import * as css from './IconButton.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'type'
> {
  /** The drawing. */
  icon: IconDrawing;
  /** What the button does: its name for assistive technology and its tooltip. */
  label: string;
  /**
   * Side of the square at the default text size: `compact` 30 px, `regular` 36.
   * @default 'regular'
   */
  size?: 'compact' | 'regular' | undefined;
  /**
   * Draws a border, for a button that stands outside a toolbar or row.
   * @default false
   */
  outlined?: boolean | undefined;
  /**
   * Mirrors the icon in right-to-left pages.
   * @default false
   */
  directional?: boolean | undefined;
}

/**
 * A square button with a well-known icon and a tooltip. Where a text fits use `Button`. Takes the attributes of a
 * `button` too, such as `onClick` and `disabled`.
 */
export function IconButton({
  icon,
  label,
  size = 'regular',
  outlined = false,
  directional = false,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label} describes={false}>
      <button
        className={cx(css.button, css.size[size], outlined && css.outlined)}
        type="button"
        aria-label={label}
        {...rest}
      >
        <Icon icon={icon} directional={directional} />
      </button>
    </Tooltip>
  );
}
