import { useI18n, useTranslation } from '../I18n/i18nContext';
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
  format?: 'relative' | 'absolute' | 'date' | undefined;
}

/** A time in the visitor's zone; a tooltip shows the exact time and the zone. */
export function Timestamp({ value, format = 'relative' }: TimestampProps) {
  const { now, timeZone } = useClock();
  const i18n = useI18n();
  const locale = i18n?.locale;
  const translate = useTranslation('Timestamp');
  const time = Date.parse(value);
  if (Number.isNaN(time))
    return <span className={css.time}>{value || <NoValue label={translate('noTime', 'No time')} />}</span>;
  const text = {
    relative: () => (i18n?.formatRelative ?? formatRelative)(time, now, timeZone),
    absolute: () => formatExact(time, timeZone, locale),
    date: () => formatDate(time, timeZone, locale),
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
const formatExact = (time: number, timeZone: string | undefined, locale: string | undefined) =>
  `${formatDateTime(time, timeZone, locale)} ${formatZone(time, timeZone, locale)}`;

interface ExactTimeProps {
  /** Milliseconds since 1970. */
  time: number;
  timeZone: string | undefined;
}

/** A component of its own, because formatting is slow and few of a table's tooltips open. */
function ExactTime({ time, timeZone }: ExactTimeProps) {
  return formatExact(time, timeZone, useI18n()?.locale);
}
