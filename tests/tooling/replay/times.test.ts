import { describe, expect, it } from 'vitest';
import { readLineTimes } from '../../../scripts/replay/times';

const at = (day: number, hours = 0, minutes = 0, seconds = 0, ms = 0): Date =>
  new Date(2026, 10, day, hours, minutes, seconds, ms);
const file = (name: string, writtenAt: Date) => ({ name, writtenAt });
const written = at(20, 15, 30);

describe('the times of the lines of a log', () => {
  it('are those of the day on which the file was last written', () => {
    const lines = ['[15:29:58] [Server thread/INFO]: <Steve> hi', '[15:29:59 INFO]: <Alex> hello'];
    expect(readLineTimes(lines, file('latest.log', written))).toEqual([
      at(20, 15, 29, 58),
      at(20, 15, 29, 59),
    ]);
  });

  it('are those of the day before when that time of day had not come yet', () => {
    const lines = ['[18:00:00] [Server thread/INFO]: <Steve> hi'];
    expect(readLineTimes(lines, file('latest.log', written))).toEqual([at(19, 18)]);
  });

  it('go on over midnight, counted back from the end', () => {
    const lines = ['[23:59:58 INFO]: a', '[00:00:01 INFO]: b', '[23:00:00 INFO]: c', '[15:00:00 INFO]: d'];
    expect(readLineTimes(lines, file('latest.log', written))).toEqual([
      at(18, 23, 59, 58),
      at(19, 0, 0, 1),
      at(19, 23),
      at(20, 15),
    ]);
  });

  it('begin on the day in the name of a rotated file, whenever it was copied', () => {
    const lines = ['[23:59:58 INFO]: a', '[00:00:01 INFO]: b'];
    expect(readLineTimes(lines, file('2026-11-03-2.log.gz', written))).toEqual([
      at(3, 23, 59, 58),
      at(4, 0, 0, 1),
    ]);
  });

  it('are those of the date that a line names', () => {
    const lines = ['[03Nov2026 12:34:56.789] [Server thread/INFO] [minecraft/DedicatedServer]: <Steve> hi'];
    expect(readLineTimes(lines, file('latest.log', written))).toEqual([at(3, 12, 34, 56, 789)]);
  });

  it('stay on their day when threads write in another order, or summer time ends', () => {
    const lines = ['[03:00:01 INFO]: a', '[02:00:00 INFO]: b', '[01:59:59 INFO]: c'];
    expect(readLineTimes(lines, file('latest.log', written)).map((time) => time?.getDate())).toEqual([
      20, 20, 20,
    ]);
  });

  it('are read through colours, and taken over by lines without one', () => {
    const lines = ['\u001b[m> nothing', '\u001b[32m[12:00:00 INFO]: <Steve> hi', '  at com.example.Plugin'];
    expect(readLineTimes(lines, file('latest.log', written))).toEqual([undefined, at(20, 12), at(20, 12)]);
  });

  it('are unknown in a file without any', () => {
    expect(readLineTimes(['Steve: hi'], file('latest.log', written))).toEqual([undefined]);
  });
});
