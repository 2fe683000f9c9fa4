import { plainText } from './text';

/** What is known of the day on which a log was written. */
export interface LogFile {
  /** Name without folder: `2026-11-20-1.log.gz` was begun on that day. */
  name: string;
  /** When it was last written, which is when its last line was. */
  writtenAt: Date;
}

const header = /^\[(?:(\d{1,2})([A-Za-z]{3})(\d{4}) )?(\d{1,2}):(\d{2}):(\d{2})(?:[.,](\d{3}))?[ \]]/;
const dayInName = /(?:^|\D)(\d{4})-(\d{2})-(\d{2})(?:\D|$)/;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A clock that goes back further than this has passed midnight; threads and the end of summer time set it back less. */
const midnightMs = 2 * 3_600_000;

interface Clock {
  /** Milliseconds since midnight. */
  time: number;
  /** Midnights since the log began. */
  day: number;
  /** The day itself, where the line names it. */
  date: Date | undefined;
}

function dateOf(day?: string, month?: string, year?: string): Date | undefined {
  const at = monthNames.indexOf((month ?? '').toLowerCase());
  return at < 0 ? undefined : new Date(Number(year), at, Number(day));
}

/** The clock of each line; a line without one, such as a stack trace's, has that of the line before. */
function clocksOf(lines: readonly string[]): (Clock | undefined)[] {
  let last: Clock | undefined;
  return lines.map((line) => {
    const [, day, month, year, hours, minutes, seconds, ms = '0'] = header.exec(plainText(line)) ?? [];
    if (hours === undefined) return last;
    const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms);
    const passed = last !== undefined && last.time - time > midnightMs ? 1 : 0;
    last = { time, day: (last?.day ?? 0) + passed, date: dateOf(day, month, year) };
    return last;
  });
}

const addDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** A moment of a day by the wall clock, which on some days jumps. */
function atClock(date: Date, time: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 0, 0, 0, time);
}

function firstDay(file: LogFile, last: Clock): Date {
  const [, year, month, day] = dayInName.exec(file.name) ?? [];
  if (year !== undefined) return new Date(Number(year), Number(month) - 1, Number(day));
  const written = addDays(file.writtenAt, 0);
  const isLater = atClock(written, last.time).getTime() > file.writtenAt.getTime() + 1_000;
  return addDays(written, -last.day - (isLater ? 1 : 0));
}

/**
 * When each line of a log was written, by the wall clock of this machine. A log names the time and seldom the day: that
 * is in the file's name, or follows from when the file was last written.
 */
export function lineTimes(lines: readonly string[], file: LogFile): (Date | undefined)[] {
  const clocks = clocksOf(lines);
  const last = clocks.at(-1);
  if (last === undefined) return lines.map(() => undefined);
  const first = firstDay(file, last);
  return clocks.map((clock) => clock && atClock(clock.date ?? addDays(first, clock.day), clock.time));
}
