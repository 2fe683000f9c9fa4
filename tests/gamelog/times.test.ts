import { describe, expect, it } from 'vitest';
import { readLineTimes } from '~/gamelog/times';

const createDate = (day: number, hours = 0, minutes = 0, seconds = 0, ms = 0): Date =>
  new Date(2026, 10, day, hours, minutes, seconds, ms);
/** Reads the times of the lines of a file that was written last on the afternoon of the 20th. */
const readTimes = (lines: readonly string[], name = 'latest.log') =>
  readLineTimes(lines, { name, writtenAt: createDate(20, 15, 30) });

describe("the times of a log's lines", () => {
  it("are on the day of the file's last change", () => {
    const lines = ['[15:29:58] [Server thread/INFO]: <Steve> hi', '[15:29:59 INFO]: <Alex> hello'];
    expect(readTimes(lines)).toEqual([createDate(20, 15, 29, 58), createDate(20, 15, 29, 59)]);
  });

  it('are on the day before when their time of day is later than the last change', () => {
    const lines = ['[18:00:00] [Server thread/INFO]: <Steve> hi'];
    expect(readTimes(lines)).toEqual([createDate(19, 18)]);
  });

  it('continue over midnight, counted back from the end', () => {
    const lines = ['[23:59:58 INFO]: a', '[00:00:01 INFO]: b', '[23:00:00 INFO]: c', '[15:00:00 INFO]: d'];
    expect(readTimes(lines)).toEqual([
      createDate(18, 23, 59, 58),
      createDate(19, 0, 0, 1),
      createDate(19, 23),
      createDate(20, 15),
    ]);
  });

  it('begin on the day in the name of a rotated file, whatever its last change', () => {
    const lines = ['[23:59:58 INFO]: a', '[00:00:01 INFO]: b'];
    expect(readTimes(lines, '2026-11-03-2.log.gz')).toEqual([
      createDate(3, 23, 59, 58),
      createDate(4, 0, 0, 1),
    ]);
  });

  it('follow the date in a line', () => {
    const lines = ['[03Nov2026 12:34:56.789] [Server thread/INFO] [minecraft/DedicatedServer]: <Steve> hi'];
    expect(readTimes(lines)).toEqual([createDate(3, 12, 34, 56, 789)]);
  });

  it('stay on their day when threads write in another order, or summer time ends', () => {
    const lines = ['[03:00:01 INFO]: a', '[02:00:00 INFO]: b', '[01:59:59 INFO]: c'];
    expect(readTimes(lines).map((time) => time?.getDate())).toEqual([20, 20, 20]);
  });

  it('are read through colour codes, and lines without a time take the previous one', () => {
    const lines = ['\u001b[m> nothing', '\u001b[32m[12:00:00 INFO]: <Steve> hi', '  at com.example.Plugin'];
    expect(readTimes(lines)).toEqual([undefined, createDate(20, 12), createDate(20, 12)]);
  });

  it('are unknown in a file without times', () => {
    expect(readTimes(['Steve: hi'])).toEqual([undefined]);
  });
});
