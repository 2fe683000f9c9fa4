import { cx } from '../utilities/cx';
import * as css from './Logo.css';

export interface LogoProps {
  /**
   * The product's name, which a brand of its own may replace.
   * @default 'Torchward'
   */
  name?: string | undefined;
  /**
   * Shows the torch alone, with the product's name as its accessible name.
   * @default false
   */
  markOnly?: boolean | undefined;
  /**
   * The font size: `regular` 18 px, `large` 26.
   * @default 'regular'
   */
  size?: keyof typeof css.size | undefined;
}

/** The product's name with its torch. Wrap it in a `Link` to the home page. */
export function Logo({ name = 'Torchward', markOnly = false, size = 'regular' }: LogoProps) {
  const nameAttributes = markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={cx(css.logo, css.size[size])}>
      {/* A brand's style sheet replaces the torch. A grid of twelve units stays sharp at 12, 24, 36 and 48 px. */}
      <svg className={css.mark} data-logo="" viewBox="0 0 12 12" focusable="false" {...nameAttributes}>
        <path className={css.flame} d="M5 0h2v1h1v1h1v3H8v1H4V5H3V2h1V1h1z" />
        <path className={css.core} d="M5 2h2v3H5z" />
        <path className={css.stick} d="M5 6h2v6H5z" />
      </svg>
      {markOnly ? null : name}
    </span>
  );
}
