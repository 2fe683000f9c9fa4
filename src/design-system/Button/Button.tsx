import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { Anchor } from '../Link/LinkProvider';
import { Spinner } from '../Spinner/Spinner';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Button.css';

/**
 * `primary`: the one main action of a view. `secondary`: everything else. `danger`: begins something that
 * destroys. `dangerSolid`: confirms it. `ghost`: small helpers inside dense areas.
 */
export const BUTTON_VARIANTS = ['primary', 'secondary', 'danger', 'dangerSolid', 'ghost'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** At the default text size `compact` is 30 px tall, `regular` 36 and `large` 46. */
export const BUTTON_SIZES = ['compact', 'regular', 'large'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

interface ButtonBaseProps {
  /** What the button does, as a verb and its object. */
  children?: ReactNode;
  /**
   * How much the button asks for: `primary` for the one main action of a view, `danger` begins something that destroys,
   * `dangerSolid` confirms it, `ghost` helps inside dense areas, `secondary` does everything else.
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * At the default text size `compact` is 30 px tall, `regular` 36 and `large` 46.
   * `compact` in rows and bars, `large` on public pages.
   * @default 'regular'
   */
  size?: ButtonSize | undefined;
  /** Stands before the text and repeats its meaning. */
  icon?: IconDrawing | undefined;
  /** Stands after the text: an arrow or a chevron. */
  iconEnd?: IconDrawing | undefined;
  /**
   * As wide as its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
}

export interface ButtonProps
  extends ButtonBaseProps, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /**
   * The action is in flight: a spinner replaces the text, clicks do nothing, and the button keeps its width and focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * `submit` sends the form around it.
   * @default 'button'
   */
  type?: 'button' | 'submit' | undefined;
  /** Text beside the spinner while loading, such as "Saving...". */
  loadingText?: string | undefined;
}

function getButtonClassName({
  variant = 'secondary',
  size = 'regular',
  fullWidth = false,
}: ButtonBaseProps): string {
  return cx(css.button, css.size[size], css.variant[variant], fullWidth && css.fullWidth);
}

function ButtonContent({ icon, iconEnd, children }: Pick<ButtonBaseProps, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon ? <Icon icon={icon} /> : null}
      {children}
      {iconEnd ? <Icon icon={iconEnd} directional /> : null}
    </>
  );
}

function suppressClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Runs an action. For navigation use `ButtonLink`. Takes the attributes of a `button` too, such as `onClick`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'regular',
  icon,
  iconEnd,
  fullWidth = false,
  loading = false,
  loadingText,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  /* aria-disabled instead of disabled while loading: a disabled button would drop the keyboard focus. */
  const state = loading
    ? ({ 'aria-disabled': true, 'aria-busy': true, 'data-state': 'loading' } as const)
    : {};
  return (
    <button
      className={getButtonClassName({ variant, size, fullWidth })}
      type={type === 'submit' ? 'submit' : 'button'}
      data-variant={variant}
      onClick={loading ? suppressClick : onClick}
      {...rest}
      {...state}
    >
      <span className={cx(css.layer, loading && css.concealed)}>
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      </span>
      {loading ? (
        <span className={css.layer}>
          <Spinner label={null} size="small" delayed={false} />
          {loadingText ?? <VisuallyHidden>{children}</VisuallyHidden>}
        </span>
      ) : null}
    </button>
  );
}

export interface ButtonLinkProps
  extends ButtonBaseProps, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'> {
  /** The address that it opens. */
  href: string;
}

/** A link that looks like a button. For actions use `Button`. Takes the attributes of an `a` too, such as `target`. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'regular',
  icon,
  iconEnd,
  fullWidth = false,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor className={getButtonClassName({ variant, size, fullWidth })} data-variant={variant} {...rest}>
      <span className={css.layer}>
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      </span>
    </Anchor>
  );
}
