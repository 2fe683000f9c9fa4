import { useTranslation } from '../I18n/i18nContext';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Spinner.css';

export interface SpinnerProps {
  /** What is loading, announced by screen readers. `null` when a text beside the spinner says so. */
  label?: string | null | undefined;
  /**
   * At the default text size `small` is 14 px, `regular` 18 and `large` 32.
   * @default 'regular'
   */
  size?: keyof typeof css.size | undefined;
  /**
   * Hides the spinner for the first 200 ms, so that short waits do not flash.
   * @default true
   */
  delayed?: boolean | undefined;
}

/** Shows that content of unknown shape is loading. For content of known shape use `Skeleton`. */
export function Spinner({ label, size = 'regular', delayed = true }: SpinnerProps) {
  const translate = useTranslation('Spinner');
  return (
    <span className={cx(css.spinner, delayed && css.delayed)} role={label === null ? undefined : 'status'}>
      <span className={cx(css.tiles, css.size[size])} aria-hidden="true">
        <i className={css.tile} />
        <i className={css.tile} />
        <i className={css.tile} />
        <i className={css.tile} />
      </span>
      {label === null ? null : <VisuallyHidden>{label ?? translate('label', 'Loading')}</VisuallyHidden>}
    </span>
  );
}
