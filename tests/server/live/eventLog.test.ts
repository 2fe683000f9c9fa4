import { describe, expect, it } from 'vitest';
import { createTimeOrderedId } from '~/server/ids';
import { EventLog, type LoggedEvent } from '~/server/live/eventLog';

const start = Date.UTC(2026, 10, 20, 21);
const SECOND = 1_000;

function createEvent(ms: number): LoggedEvent {
  const id = createTimeOrderedId(ms);
  return { id, text: `event ${id}` };
}

/** A log that has heard one event a second for one account, from a minute after its start. */
function createFilledLog(count: number, options = {}) {
  const log = new EventLog(start, options);
  const events = Array.from({ length: count }, (_, index) => createEvent(start + (60 + index) * SECOND));
  events.forEach((event, index) => {
    log.append('mine', event, start + (60 + index) * SECOND);
  });
  return { log, events, now: start + (60 + count) * SECOND };
}

describe('a caller who returns to a live stream', () => {
  it('gets exactly the events after its last one, in order', () => {
    const { log, events, now } = createFilledLog(5);
    expect(log.after('mine', events[1]?.id ?? '', now)).toEqual(events.slice(2));
    expect(log.after('mine', events[4]?.id ?? '', now)).toEqual([]);
  });

  it('gets the later events in the order heard, whatever the times in their ids say', () => {
    const log = new EventLog(start);
    const [late, early] = [createEvent(start + 9 * SECOND), createEvent(start + 8 * SECOND)];
    log.append('mine', late, start + 10 * SECOND);
    log.append('mine', early, start + 10 * SECOND);
    expect(log.after('mine', late.id, start + 11 * SECOND)).toEqual([early]);
  });

  it('with an id of another node gets every event that may have followed', () => {
    const { log, events, now } = createFilledLog(30);
    const elsewhere = createTimeOrderedId(start + 80 * SECOND);
    const missed = log.after('mine', elsewhere, now) ?? [];
    expect(missed).toEqual(events.filter((_, index) => 60 + index >= 75));
  });

  it('learns that events may be missing when the log begins too late', () => {
    const { log, now } = createFilledLog(3);
    expect(log.after('mine', createTimeOrderedId(start + 2 * SECOND), now)).toBeUndefined();
    expect(log.after('mine', createTimeOrderedId(start - 60 * SECOND), now)).toBeUndefined();
  });

  it('learns that events may be missing when more happened than the log keeps', () => {
    const { log, events, now } = createFilledLog(50, { perAccount: 10 });
    expect(log.after('mine', events[5]?.id ?? '', now)).toBeUndefined();
    expect(log.after('mine', events[45]?.id ?? '', now)).toEqual(events.slice(46));
  });

  it('learns that events may be missing when the log evicted the account', () => {
    const { log, events, now } = createFilledLog(3, { accounts: 2 });
    log.append('second', createEvent(now), now);
    log.append('third', createEvent(now), now);
    expect(log.after('mine', events[0]?.id ?? '', now)).toBeUndefined();
  });

  it('learns that events may be missing after the node may have missed some', () => {
    const { log, events, now } = createFilledLog(3);
    log.restart(now);
    expect(log.after('mine', events[1]?.id ?? '', now)).toBeUndefined();
  });

  it.each(['', 'nonsense', 'zzzzzzzz-zzzz-7zzz-8zzz-zzzzzzzzzzzz', createTimeOrderedId(Date.UTC(2199, 0))])(
    'with %j, which is no event of this service, must refetch',
    (id) => {
      const { log, now } = createFilledLog(3);
      expect(log.after('mine', id, now)).toBeUndefined();
    },
  );

  it('gets exactly the events since a list was read, the first of the account too', () => {
    const { log, events, now } = createFilledLog(3);
    const [first, next] = [createEvent(now), createEvent(now)];
    const [idle, last] = [log.getLastId('idle'), log.getLastId('mine')];
    expect(last).toBe(events[2]?.id);
    log.append('idle', first, now);
    log.append('mine', next, now);
    expect(log.after('idle', idle, now)).toEqual([first]);
    expect(log.after('mine', last, now)).toEqual([next]);
  });

  it('gets the events since a list that the node answered at its start', () => {
    const log = new EventLog(start);
    const id = log.getLastId('mine');
    expect(log.after('mine', id, start + 1)).toEqual([]);
    const first = createEvent(start + 1);
    log.append('mine', first, start + 1);
    expect(log.after('mine', id, start + 1)).toEqual([first]);
  });

  it("never gets another account's events", () => {
    const { log, events, now } = createFilledLog(5);
    expect(log.after('theirs', events[0]?.id ?? '', now) ?? []).toEqual([]);
  });
});
