import { Alert, VisuallyHidden } from '~/design-system';
import * as css from './SuccessBanner.css';

export interface SuccessBannerProps {
  /** What has just succeeded; `null` while there is nothing to show. */
  message: string | null;
  /**
   * What screen readers announce while there is no message: a success that is shown elsewhere.
   * @default null
   */
  announcement?: string | null;
  /**
   * What screen readers announce after the message, such as the item that opens next.
   * @default null
   */
  continuation?: string | null;
  /**
   * Whether screen readers announce the message. Turn it off where another part has announced it.
   * @default true
   */
  announce?: boolean;
}

/**
 * Says that an action has succeeded. Mount it before the action: screen readers announce a change of a region, not a
 * region that appears together with its text.
 */
export function SuccessBanner({
  message,
  announcement = null,
  continuation = null,
  announce = true,
}: SuccessBannerProps) {
  const spoken = message ? (announce ? continuation : null) : announcement;
  const live = announce ? ({ role: 'status', 'aria-live': 'polite' } as const) : {};
  return (
    <div {...live} className={css.region} data-state={message ? 'shown' : 'hidden'}>
      {message ? (
        <Alert tone="positive" announce={false}>
          {message}
        </Alert>
      ) : null}
      {spoken ? <VisuallyHidden as="div"> {spoken}</VisuallyHidden> : null}
    </div>
  );
}
