import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkRecovery } from '~/app/chunkRecovery';
import { lazyPart } from '~/design-system/utilities/lazyPart';
import { memoryStorage } from '~/storage';

const gone = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
});

describe('a part of the app that has vanished', () => {
  const recovery = (storage = memoryStorage(), build = 'build-1', online = true) =>
    createChunkRecovery({ storage, build, reload, isOnline: () => online });

  it('reloads the page once, and tells the person the second time', () => {
    const storage = memoryStorage();
    void recovery(storage)(gone);
    expect(reload).toHaveBeenCalledOnce();
    expect(() => recovery(storage)(gone)).toThrow(gone);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again after another deployment', () => {
    const storage = memoryStorage();
    void recovery(storage, 'build-1')(gone);
    void recovery(storage, 'build-2')(gone);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without a connection, which would leave nothing on the screen', () => {
    expect(() => recovery(memoryStorage(), 'build-1', false)(gone)).toThrow(gone);
    expect(reload).not.toHaveBeenCalled();
  });
});

const Screen: ComponentType = () => null;

describe('a part fetched ahead', () => {
  it('is fetched once however often it is hinted at', () => {
    const load = vi.fn(() => Promise.resolve(Screen));
    const part = lazyPart(load);
    part.preload();
    part.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched again after a hint that failed', async () => {
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(gone).mockResolvedValue(Screen);
    const part = lazyPart(load);
    part.preload();
    await new Promise((resolve) => setImmediate(resolve));
    part.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
