import { createElement, Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkRecovery } from '~/app/chunkRecovery';
import { lazyWithPreload, retryLazyComponents, showNothing } from '~/design-system/utilities/lazyWithPreload';
import { createMemoryStorage } from '~/storage';

const CHUNK_GONE = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
});

describe('a chunk that is gone after a deployment', () => {
  const recovery = (storage = createMemoryStorage(), build = 'build-1', online = true) =>
    createChunkRecovery({ storage, build, reload, isOnline: () => online });

  it('reloads the page once, and shows an error the second time', () => {
    const storage = createMemoryStorage();
    void recovery(storage)(CHUNK_GONE);
    expect(reload).toHaveBeenCalledOnce();
    expect(() => recovery(storage)(CHUNK_GONE)).toThrow(CHUNK_GONE);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again after another deployment', () => {
    const storage = createMemoryStorage();
    void recovery(storage, 'build-1')(CHUNK_GONE);
    void recovery(storage, 'build-2')(CHUNK_GONE);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while offline, because that would empty the screen', () => {
    expect(() => recovery(createMemoryStorage(), 'build-1', false)(CHUNK_GONE)).toThrow(CHUNK_GONE);
    expect(reload).not.toHaveBeenCalled();
  });
});

const Screen: ComponentType = () => 'content';

const createLoad = () => vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Screen);
const createLoadFailingOnce = () => createLoad().mockRejectedValueOnce(CHUNK_GONE);

const waitForPromises = () => new Promise((resolve) => setImmediate(resolve));

describe('a preloaded chunk', () => {
  it('is fetched once however often it is preloaded', () => {
    const load = createLoad();
    const { preload } = lazyWithPreload(load);
    void preload();
    void preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched again after a failed preload', async () => {
    const load = createLoadFailingOnce();
    const { preload } = lazyWithPreload(load);
    void preload();
    await waitForPromises();
    void preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

const inSuspense = (component: ComponentType) =>
  createElement(Suspense, { fallback: 'waiting' }, createElement(component));

describe('a lazy component', () => {
  /** Renders as a page does that waits for its code; an error shows as the fallback, as it does on a server. */
  async function render(component: ComponentType) {
    const errors: unknown[] = [];
    const { prelude } = await prerender(inSuspense(component), {
      onError: (error) => void errors.push(error),
    });
    const html = await new Response(prelude).text();
    return { text: html.replaceAll(/<!--.*?-->|<[^>]*>/g, ''), errors };
  }

  it('shows the fallback until its code has loaded, and never when the code was preloaded', async () => {
    const component = lazyWithPreload(createLoad());
    expect(renderToString(inSuspense(component))).toContain('waiting');
    void component.preload();
    await waitForPromises();
    const html = renderToString(inSuspense(component));
    expect(html).toContain('content');
    expect(html).not.toContain('waiting');
  });

  it('shares one fetch with a preload that is under way', async () => {
    const load = createLoad();
    const component = lazyWithPreload(load);
    void component.preload();
    expect(await render(component)).toEqual({ text: 'content', errors: [] });
    expect(load).toHaveBeenCalledOnce();
  });

  it('throws the failure to the error boundary, and fetches again only when that retries', async () => {
    const load = createLoadFailingOnce();
    const component = lazyWithPreload(load);
    expect((await render(component)).errors).toEqual([CHUNK_GONE]);
    expect((await render(component)).errors).toEqual([CHUNK_GONE]);
    expect(load).toHaveBeenCalledOnce();
    retryLazyComponents();
    expect(await render(component)).toEqual({ text: 'content', errors: [] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows its code once a later preload has fetched it after a failure', async () => {
    const component = lazyWithPreload(createLoadFailingOnce());
    expect((await render(component)).errors).toEqual([CHUNK_GONE]);
    void component.preload();
    await waitForPromises();
    expect(await render(component)).toEqual({ text: 'content', errors: [] });
  });

  it('is left out after a failure when it only adds to the page', async () => {
    const component = lazyWithPreload(createLoadFailingOnce(), { recover: showNothing });
    expect(await render(component)).toEqual({ text: '', errors: [] });
    void component.preload();
    await waitForPromises();
    expect(await render(component)).toEqual({ text: 'content', errors: [] });
  });
});
