import { stripColours } from './text';

/** The facts from which the day of a log is known. */
export interface LogFile {
  /** Name without folder; the server began `2026-11-20-1.log.gz` on that day. */
  name: string;
  /** Time of the last change, which wrote the last line. */
  writtenAt: Date;
}

const HEADER_TIME = /^\[(?:(\d{1,2})([A-Za-z]{3})(\d{4}) )?(\d{1,2}):(\d{2}):(\d{2})(?:[.,](\d{3}))?[ \]]/;
const DAY_IN_NAME = /(?:^|\D)(\d{4})-(\d{2})-(\d{2})(?:\D|$)/;
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A clock that goes back further has passed midnight; threads and the end of summer time set it back less. */
const MAX_BACKWARD_MS = 2 * 3_600_000;

interface Clock {
  /** Milliseconds since midnight. */
  time: number;
  /** Midnights since the log began. */
  day: number;
  /** The line's date, where the line names one. */
  date: Date | undefined;
}

function parseDate(day?: string, month?: string, year?: string): Date | undefined {
  const at = MONTH_NAMES.indexOf((month ?? '').toLowerCase());
  return at < 0 ? undefined : new Date(Number(year), at, Number(day));
}

/** Reads the clock of each line; a line without a clock, such as a stack trace's, gets that of the previous line. */
function readClocks(lines: readonly string[]): (Clock | undefined)[] {
  let last: Clock | undefined;
  return lines.map((line) => {
    const [, day, month, year, hours, minutes, seconds, ms = '0'] =
      HEADER_TIME.exec(stripColours(line)) ?? [];
    if (hours === undefined) return last;
    const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms);
    const midnights = last !== undefined && last.time - time > MAX_BACKWARD_MS ? 1 : 0;
    last = { time, day: (last?.day ?? 0) + midnights, date: parseDate(day, month, year) };
    return last;
  });
}

const addDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** Converts a wall-clock time of a day, also on days when the clock changes. */
function toMoment(date: Date, time: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 0, 0, 0, time);
}

function findFirstDay(file: LogFile, last: Clock): Date {
  const [, year, month, day] = DAY_IN_NAME.exec(file.name) ?? [];
  if (year !== undefined) return new Date(Number(year), Number(month) - 1, Number(day));
  const written = addDays(file.writtenAt, 0);
  const isLater = toMoment(written, last.time).getTime() > file.writtenAt.getTime() + 1_000;
  return addDays(written, -last.day - (isLater ? 1 : 0));
}

/**
 * Returns the time of each line of a log, by the wall clock of this machine. A log names the time but seldom the day,
 * which comes from the file's name or from its last change.
 */
export function readLineTimes(lines: readonly string[], file: LogFile): (Date | undefined)[] {
  const clocks = readClocks(lines);
  const last = clocks.at(-1);
  if (last === undefined) return lines.map(() => undefined);
  const first = findFirstDay(file, last);
  return clocks.map((clock) => clock && toMoment(clock.date ?? addDays(first, clock.day), clock.time));
}

/**
 * Returns the time of each line that follows a line of a known time, forward from it. A pause of more than a day without
 * a line can't be seen; the times are then earlier than they were.
 */
export function readLineTimesAfter(lines: readonly string[], last: Date): (Date | undefined)[] {
  const day = addDays(last, 0);
  const lastTime = last.getTime() - day.getTime();
  const clocks = readClocks(lines);
  const first = clocks.find((clock) => clock !== undefined);
  if (first === undefined) return lines.map(() => last);
  const passedMidnight = lastTime - first.time > MAX_BACKWARD_MS ? 1 : 0;
  return clocks.map((clock) =>
    clock ? toMoment(clock.date ?? addDays(day, clock.day + passedMidnight), clock.time) : last,
  );
}
