import { Alert, useClock } from '~/design-system';
import { formatDateToMinute } from '~/domain';

export interface AiBudgetNoticeProps {
  /** When the AI judges again, as a timestamp. */
  resetsAt: string;
}

/** Says that the AI's budget of the day is used up, what judges meanwhile and until when. */
export function AiBudgetNotice({ resetsAt }: AiBudgetNoticeProps) {
  const { timeZone } = useClock();
  return (
    <Alert tone="info" title="Today's AI budget is used up">
      Local rules judge every message until {formatDateToMinute(resetsAt, timeZone)}; then the AI judges
      again. No message is refused meanwhile.
    </Alert>
  );
}
