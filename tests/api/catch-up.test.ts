import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatchUp } from '~/api/catchUp';

describe('what is asked for after a series of writes', () => {
  const run = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    run.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const create = () => createCatchUp(run, { quietMs: 300, longestMs: 2_000 });

  it('is asked for once, in the first pause', () => {
    const catchUp = create();
    for (let write = 0; write < 3; write += 1) {
      catchUp.pause();
      catchUp.ask();
      vi.advanceTimersByTime(200);
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is asked for now and then in a series without a pause', () => {
    const catchUp = create();
    for (let write = 0; write < 50; write += 1) {
      catchUp.pause();
      vi.advanceTimersByTime(50);
      catchUp.ask();
      vi.advanceTimersByTime(50);
    }
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits for the last of several writes that are on their way together', () => {
    const catchUp = create();
    catchUp.pause();
    catchUp.pause();
    catchUp.ask();
    vi.advanceTimersByTime(5_000);
    expect(run).not.toHaveBeenCalled();
    catchUp.resume();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is not asked for after a write that changed nothing', () => {
    const catchUp = create();
    catchUp.pause();
    catchUp.resume();
    catchUp.flush();
    vi.advanceTimersByTime(5_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('is asked for at once, and once, when whoever asked goes away', () => {
    const catchUp = create();
    catchUp.pause();
    catchUp.ask();
    catchUp.flush();
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
