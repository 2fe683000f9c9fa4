import { Alert, VisuallyHidden } from '~/design-system';
import { StatusRegion } from '../StatusRegion/StatusRegion';

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

/** Says that an action has succeeded. Mount it before the action, as any `StatusRegion`. */
export function SuccessBanner({
  message,
  announcement = null,
  continuation = null,
  announce = true,
}: SuccessBannerProps) {
  const spoken = message ? (announce ? continuation : null) : announcement;
  return (
    <StatusRegion announce={announce}>
      {message ? <Alert tone="positive">{message}</Alert> : null}
      {spoken ? <VisuallyHidden as="div"> {spoken}</VisuallyHidden> : null}
    </StatusRegion>
  );
}
