import { createElement, Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageReachable } from '~/app/isPageReachable';
import { createChunkRecovery, ServerUnreachableError } from '~/app/chunkRecovery';
import {
  lazyWithPreload,
  retryLazyComponents,
  recoverWithNothing,
} from '~/design-system/utilities/lazyWithPreload';
import { createMemoryStorage } from '~/storage';

const CHUNK_GONE = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
});

describe('a chunk that is gone after a deployment', () => {
  const recovery = (storage = createMemoryStorage(), build = 'build-1', answers = true) =>
    createChunkRecovery({ storage, build, reload, isPageReachable: () => Promise.resolve(answers) });

  it('reloads the page once, and shows an error the second time', async () => {
    const storage = createMemoryStorage();
    void recovery(storage)(CHUNK_GONE);
    await waitForPromises();
    expect(reload).toHaveBeenCalledOnce();
    await expect(recovery(storage)(CHUNK_GONE)).rejects.toBe(CHUNK_GONE);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again after another deployment', async () => {
    const storage = createMemoryStorage();
    void recovery(storage, 'build-1')(CHUNK_GONE);
    await waitForPromises();
    void recovery(storage, 'build-2')(CHUNK_GONE);
    await waitForPromises();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while the server is away, and reloads once it is back', async () => {
    const storage = createMemoryStorage();
    await expect(recovery(storage, 'build-1', false)(CHUNK_GONE)).rejects.toThrow(ServerUnreachableError);
    expect(reload).not.toHaveBeenCalled();
    void recovery(storage)(CHUNK_GONE);
    await waitForPromises();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a reload', () => {
  const stub = (onLine: boolean, answer: () => Promise<Response>) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('window', { location: { pathname: '/logs' } });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is possible when the server answers with the page', async () => {
    const fetch = stub(true, () => Promise.resolve(new Response()));
    expect(await isPageReachable()).toBe(true);
    expect(fetch).toHaveBeenCalledWith('/logs', expect.objectContaining({ method: 'HEAD' }));
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('would empty the screen while the server %s', async (_, answer) => {
    stub(true, answer);
    expect(await isPageReachable()).toBe(false);
  });

  it('is not tried while the browser is offline', async () => {
    const fetch = stub(false, () => Promise.resolve(new Response()));
    expect(await isPageReachable()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
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

const wrapInSuspense = (component: ComponentType) =>
  createElement(Suspense, { fallback: 'waiting' }, createElement(component));

describe('a lazy component', () => {
  /** Renders as a page does that waits for its code; an error shows as the fallback, as it does on a server. */
  async function render(component: ComponentType) {
    const errors: unknown[] = [];
    const { prelude } = await prerender(wrapInSuspense(component), {
      onError: (error) => void errors.push(error),
    });
    const html = await new Response(prelude).text();
    return { text: html.replaceAll(/<!--.*?-->|<[^>]*>/g, ''), errors };
  }

  it('shows the fallback until its code has loaded, and never when the code was preloaded', async () => {
    const component = lazyWithPreload(createLoad());
    expect(renderToString(wrapInSuspense(component))).toContain('waiting');
    void component.preload();
    await waitForPromises();
    const html = renderToString(wrapInSuspense(component));
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
    const component = lazyWithPreload(createLoadFailingOnce(), { recover: recoverWithNothing });
    expect(await render(component)).toEqual({ text: '', errors: [] });
    void component.preload();
    await waitForPromises();
    expect(await render(component)).toEqual({ text: 'content', errors: [] });
  });
});
