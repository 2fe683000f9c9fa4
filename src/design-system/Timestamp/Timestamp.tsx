import { NoValue } from '../NoValue/NoValue';
import { Tooltip } from '../Tooltip/Tooltip';
import { useClock } from './clock';
import { formatDate, formatDateTime, formatRelative, formatZone } from './formatTime';
import * as css from './Timestamp.css';

export interface TimestampProps {
  /** The moment, as ISO 8601 with its offset. What can't be read as one shows as it is. */
  value: string;
  /**
   * `relative`: "4 min ago", a date from a week on. `absolute`: day and time. `date`: the day alone.
   * @default 'relative'
   */
  format?: 'relative' | 'absolute' | 'date';
}

/** One moment in the viewer's zone; the exact time and the zone appear on hover and focus. */
export function Timestamp({ value, format = 'relative' }: TimestampProps) {
  const { now, timeZone } = useClock();
  const moment = Date.parse(value);
  if (Number.isNaN(moment)) return <span className={css.time}>{value || <NoValue label="No time" />}</span>;
  const exact = formatDateTime(moment, timeZone);
  const text = {
    relative: () => formatRelative(moment, now, timeZone),
    absolute: () => exact,
    date: () => formatDate(moment, timeZone),
  }[format]();
  return (
    <Tooltip content={`${exact} ${formatZone(moment, timeZone)}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard reaches the exact time as the pointer does. */}
      <time className={css.time} dateTime={new Date(moment).toISOString()} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
