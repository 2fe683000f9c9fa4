import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefetchScheduler } from '~/api/refetchScheduler';

describe('the refetch after a series of mutations', () => {
  const run = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    run.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const create = () => createRefetchScheduler(run, { debounceMs: 300, maxDelayMs: 2_000 });

  it('runs once, in the first pause', () => {
    const refetches = create();
    for (let write = 0; write < 3; write += 1) {
      refetches.pause();
      refetches.requestRefetch();
      vi.advanceTimersByTime(200);
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs at intervals in a series without a pause', () => {
    const refetches = create();
    for (let write = 0; write < 50; write += 1) {
      refetches.pause();
      vi.advanceTimersByTime(50);
      refetches.requestRefetch();
      vi.advanceTimersByTime(50);
    }
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits for the last of several concurrent mutations', () => {
    const refetches = create();
    refetches.pause();
    refetches.pause();
    refetches.requestRefetch();
    vi.advanceTimersByTime(5_000);
    expect(run).not.toHaveBeenCalled();
    refetches.resume();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after a mutation that changed nothing', () => {
    const refetches = create();
    refetches.pause();
    refetches.resume();
    refetches.flush();
    vi.advanceTimersByTime(5_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs at once, and once, when its screen unmounts', () => {
    const refetches = create();
    refetches.pause();
    refetches.requestRefetch();
    refetches.flush();
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
