import { NoValue } from '../NoValue/NoValue';
import { Tooltip } from '../Tooltip/Tooltip';
import { useClock } from './clock';
import { formatDate, formatDateTime, formatRelative, formatZone } from './formatTime';
import * as css from './Timestamp.css';

export interface TimestampProps {
  /** An ISO 8601 time with its offset. Other text is shown unchanged. */
  value: string;
  /**
   * `relative`: "4 min ago", or the date after a week. `absolute`: date and time. `date`: the date alone.
   * @default 'relative'
   */
  format?: 'relative' | 'absolute' | 'date';
}

/** A time in the visitor's zone; a tooltip shows the exact time and the zone. */
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard needs a focus target to open the tooltip. */}
      <time className={css.time} dateTime={new Date(moment).toISOString()} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
