import { NoValue } from '../NoValue/NoValue';
import { Tooltip } from '../Tooltip/Tooltip';
import { useClock } from './clock';
import { formatDate, formatDateTime, formatRelative, formatZone } from './formatTime';
import * as css from './Timestamp.css';

export interface TimestampProps {
  /** An ISO 8601 time with its offset. Other text is shown unchanged. */
  value: string;
  /**
   * `relative`: "4 min ago", or the date after a week. `absolute`: date, time and zone. `date`: the date alone.
   * @default 'relative'
   */
  format?: 'relative' | 'absolute' | 'date';
}

/** A time in the visitor's zone; a tooltip shows the exact time and the zone. */
export function Timestamp({ value, format = 'relative' }: TimestampProps) {
  const { now, timeZone } = useClock();
  const time = Date.parse(value);
  if (Number.isNaN(time)) return <span className={css.time}>{value || <NoValue label="No time" />}</span>;
  const text = {
    relative: () => formatRelative(time, now, timeZone),
    absolute: () => formatExact(time, timeZone),
    date: () => formatDate(time, timeZone),
  }[format]();
  return (
    <Tooltip content={<ExactTime time={time} timeZone={timeZone} />}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard needs a focus target to open the tooltip. */}
      <time className={css.time} dateTime={new Date(time).toISOString()} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}

/** "20 Nov 2026, 21:04:11 UTC". */
const formatExact = (time: number, timeZone: string | undefined) =>
  `${formatDateTime(time, timeZone)} ${formatZone(time, timeZone)}`;

interface ExactTimeProps {
  /** Milliseconds since 1970. */
  time: number;
  timeZone: string | undefined;
}

/** A component of its own, because formatting is slow and few of a table's tooltips open. */
function ExactTime({ time, timeZone }: ExactTimeProps) {
  return formatExact(time, timeZone);
}
