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
}

/**
 * Says that an action has succeeded. Mount it before the action: screen readers announce a change of a region, not a
 * region that appears together with its text.
 */
export function SuccessBanner({ message, announcement = null, continuation = null }: SuccessBannerProps) {
  const spoken = message ? continuation : announcement;
  return (
    <div role="status" aria-live="polite" className={css.region} data-state={message ? 'shown' : 'hidden'}>
      {message ? (
        <Alert tone="positive" announce={false}>
          {message}
        </Alert>
      ) : null}
      {spoken ? <VisuallyHidden as="div"> {spoken}</VisuallyHidden> : null}
    </div>
  );
}
