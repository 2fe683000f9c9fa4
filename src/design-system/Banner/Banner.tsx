import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { InfoIcon, TriangleAlertIcon, XIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './Banner.css';

export interface BannerProps {
  /** One sentence. */
  children: ReactNode;
  /** @default 'info' */
  tone?: Tone;
  /** One button or link that helps. */
  action?: ReactNode;
  /** Called when the viewer closes it. Left out, it stays as long as its reason. */
  onDismiss?: () => void;
  /**
   * Names it among the page's landmarks.
   * @default 'Notice'
   */
  label?: string;
}

/** News about the whole application, across the top of it. For a part of a page use `Alert`. */
export function Banner({ children, tone = 'info', action, onDismiss, label = 'Notice' }: BannerProps) {
  const isWarning = tone === 'caution' || tone === 'serious' || tone === 'critical';
  return (
    <section className={cx(css.banner, css.tone[tone])} data-tone={tone} aria-label={label}>
      <span className={css.mark[tone]}>
        <Icon icon={isWarning ? TriangleAlertIcon : InfoIcon} />
      </span>
      <div className={css.words} role="status">
        {children}
      </div>
      {action}
      {onDismiss ? <IconButton icon={XIcon} label="Dismiss" size="compact" onClick={onDismiss} /> : null}
    </section>
  );
}
