import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkRecovery } from '~/app/chunkRecovery';
import { lazyPart } from '~/design-system/utilities/lazyPart';
import { memoryStorage } from '~/storage';

const CHUNK_GONE = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
});

describe('a chunk that is gone after a deployment', () => {
  const recovery = (storage = memoryStorage(), build = 'build-1', online = true) =>
    createChunkRecovery({ storage, build, reload, isOnline: () => online });

  it('reloads the page once, and shows an error the second time', () => {
    const storage = memoryStorage();
    void recovery(storage)(CHUNK_GONE);
    expect(reload).toHaveBeenCalledOnce();
    expect(() => recovery(storage)(CHUNK_GONE)).toThrow(CHUNK_GONE);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again after another deployment', () => {
    const storage = memoryStorage();
    void recovery(storage, 'build-1')(CHUNK_GONE);
    void recovery(storage, 'build-2')(CHUNK_GONE);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while offline, because that would empty the screen', () => {
    expect(() => recovery(memoryStorage(), 'build-1', false)(CHUNK_GONE)).toThrow(CHUNK_GONE);
    expect(reload).not.toHaveBeenCalled();
  });
});

const Screen: ComponentType = () => null;

describe('a preloaded chunk', () => {
  it('is fetched once however often it is preloaded', () => {
    const load = vi.fn(() => Promise.resolve(Screen));
    const part = lazyPart(load);
    part.preload();
    part.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched again after a failed preload', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(CHUNK_GONE)
      .mockResolvedValue(Screen);
    const part = lazyPart(load);
    part.preload();
    await new Promise((resolve) => setImmediate(resolve));
    part.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
