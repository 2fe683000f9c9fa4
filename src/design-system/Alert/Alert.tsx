import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, RotateCcwIcon, TriangleAlertIcon } from '../Icon/icons';
import { useTranslation } from '../I18n/i18nContext';
import type { Tone } from '../tone';
import { cx } from '../utilities/cx';
import * as css from './Alert.css';

export interface AlertProps {
  /** What happened and what to do next. */
  children?: ReactNode;
  /** The message in a few words, above the rest. */
  title?: string | undefined;
  /**
   * The kind of message. Screen readers announce `critical` and `serious` when they appear. The others stand in a live
   * region that was on the page before, or have `announce`, or are not announced.
   * @default 'info'
   */
  tone?: Tone | undefined;
  /** Buttons or links that help. */
  action?: ReactNode;
  /** Called by a Retry button, for a part that could not be loaded. Replaces `action`. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether screen readers announce the alert when it appears. Turn it off for one that is on the page from the start, and
   * on for a calm one that comes together with its page.
   * @default true if the tone is `critical` or `serious`
   */
  announce?: boolean | undefined;
}

const ICONS: Record<Tone, IconDrawing> = {
  neutral: InfoIcon,
  accent: InfoIcon,
  positive: CircleCheckIcon,
  info: InfoIcon,
  caution: TriangleAlertIcon,
  serious: TriangleAlertIcon,
  critical: CircleAlertIcon,
};

/** A message about the part of the page that it stands in. */
export function Alert({ children, title, tone = 'info', action, onRetry, announce }: AlertProps) {
  const translate = useTranslation('Alert');
  // No `status`: a region that appears together with its text is not announced.
  const role = (announce ?? (tone === 'critical' || tone === 'serious')) ? 'alert' : undefined;
  const help = onRetry ? (
    <Button size="compact" icon={RotateCcwIcon} onClick={onRetry}>
      {translate('retry', 'Retry')}
    </Button>
  ) : (
    action
  );
  return (
    <div className={cx(css.alert, css.tone[tone])} data-tone={tone} role={role}>
      <span className={css.icon[tone]}>
        <Icon icon={ICONS[tone]} />
      </span>
      <div className={css.body}>
        {title ? <p className={css.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {help ? <div className={css.actions}>{help}</div> : null}
      </div>
    </div>
  );
}
