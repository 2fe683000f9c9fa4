import type { Modes } from '../../.storybook/modes';

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: {
        storyGlobals?: { viewport?: { value?: string } };
        parameters?: { chromatic?: { modes?: Modes; cropToViewport?: boolean } };
      };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
  __PLAYS__?: Plays;
}

/** The state of the `play` functions of this page's stories. */
interface Plays {
  /** Ids of stories whose play has begun and not ended. */
  running: Set<string>;
  /** The message of each story's last failed play, by story id. */
  faults: Map<string, string>;
  /** How often a story has begun to render. */
  renders: number;
}

/** What the page shows once the story has rendered, played and stopped changing; `phase` is Storybook's. */
export interface SettledStory {
  phase: string | undefined;
  /** What Storybook shows instead of the story. */
  shown: 'story' | 'error' | 'nothing';
  message: string;
  /** The message of the story's failed play. Storybook shows the story all the same. */
  playFault: string | undefined;
  theme: string | undefined;
  /** Height of the whole page in CSS pixels. */
  height: number;
  modes: Modes;
  crop: boolean;
  /** Name of the window that the story fixes itself. */
  viewport: string | undefined;
}

export interface SettleRequest {
  /** The story to show. @default the current story */
  storyId?: string;
  /** Remount the story and play it again. */
  again?: boolean;
  globals?: Record<string, string>;
  /** The window's width, which the page adopts some time after Playwright has set it. */
  width: number;
  timeoutMs: number;
  /** The story counts as settled after this many frames in a row, each with an idle moment, in which nothing changed. */
  quietFrames: number;
}

/** Runs in the page: shows a story or changes its globals, and waits until it has rendered, played and come to rest. */
export async function settleStory({
  storyId,
  again = false,
  globals,
  ...limits
}: SettleRequest): Promise<SettledStory> {
  const preview = window as unknown as PreviewWindow;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const started = performance.now();
  const assertInTime = (): void => {
    if (performance.now() - started > limits.timeoutMs) throw new Error('The story did not settle.');
  };
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 1));
  while (window.innerWidth !== limits.width) {
    assertInTime();
    await pause();
  }
  if (storyId !== undefined) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }
  if (globals !== undefined) channel?.emit('updateGlobals', { globals });
  const rendersBefore = preview.__PLAYS__?.renders ?? 0;
  if (again) {
    const shown = preview.__STORYBOOK_PREVIEW__?.currentRender?.id;
    channel?.emit('forceRemount', { storyId: shown });
  }

  const findReplacement = (): 'error' | 'nothing' | undefined => {
    const shown = document.body.classList;
    if (shown.contains('sb-show-errordisplay')) return 'error';
    return shown.contains('sb-show-nopreview') ? 'nothing' : undefined;
  };
  const hasEnded = (): boolean => {
    const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
    if (findReplacement() !== undefined) return true;
    if (again && preview.__PLAYS__?.renders === rendersBefore) return false;
    const isRequested = storyId === undefined || render?.id === storyId;
    // A late change of a global renders the story again while it plays, and that render ends before the play does.
    const plays = preview.__PLAYS__?.running.has(render?.id ?? '') === true;
    return isRequested && !plays && ['finished', 'errored', 'aborted'].includes(render?.phase ?? '');
  };
  while (!hasEnded()) {
    assertInTime();
    await pause();
  }

  await document.fonts.ready;
  const images = [...document.images].filter((image) => !image.complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const seen = { changes: 0 };
  const observer = new MutationObserver(() => (seen.changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < limits.quietFrames; quiet += 1) {
    assertInTime();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Observers' callbacks render in tasks of their own, which are done when the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve));
    if (seen.changes > 0 || document.fonts.status !== 'loaded') quiet = -1;
    seen.changes = 0;
  }
  observer.disconnect();

  const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
  const { modes = {}, cropToViewport = false } = render?.story?.parameters?.chromatic ?? {};
  return {
    phase: render?.phase,
    shown: findReplacement() ?? 'story',
    message: document.getElementById('error-message')?.textContent.trim() ?? '',
    playFault: preview.__PLAYS__?.faults.get(render?.id ?? ''),
    theme: document.documentElement.dataset['theme'],
    height: Math.max(document.documentElement.scrollHeight, document.body.scrollHeight),
    modes,
    crop: cropToViewport,
    viewport: render?.story?.storyGlobals?.viewport?.value,
  };
}

/** Runs in the page before any other script: records each play from the first event of Storybook's channel. */
export function recordPlays(): void {
  const preview = window as unknown as PreviewWindow;
  const plays: Plays = (preview.__PLAYS__ = { running: new Set(), faults: new Map(), renders: 0 });
  let channel: { on: (event: string, listener: (data: never) => void) => void } | undefined;
  let last = '';
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made;
      made?.on('storyRenderPhaseChanged', ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
        if (newPhase === 'rendering') plays.renders += 1;
        if (newPhase === 'playing') {
          last = storyId;
          plays.running.add(storyId);
          plays.faults.delete(storyId);
        }
        if (['played', 'errored', 'aborted'].includes(newPhase)) plays.running.delete(storyId);
      });
      made?.on('playFunctionThrewException', ({ message }: { message: string }) => {
        plays.faults.set(last, message.split('\n', 1)[0] ?? '');
      });
    },
  });
}

/** Runs in the page before any other script: makes `Math.random` deterministic, and stops motion by a style sheet. */
export function freezePage(css: string): void {
  let seed = 42;
  Math.random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  });
}

/** Runs in the page: loads every face of the product's own fonts before the first picture. */
export async function loadFonts(): Promise<void> {
  // Storybook declares Nunito Sans for its error page; no story uses it.
  const own = [...document.fonts].filter(({ family }) => /variable/i.test(family));
  // A font that does not load is no error here, because StoryPage reports it among the missing files.
  await Promise.all(own.map((face) => face.load().catch(() => undefined)));
}

/** Runs in the page: hides or shows the caret by `readOnly`, because forced colours ignore a transparent caret. */
export function setCaretVisible(isVisible: boolean): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (isVisible && field.dataset['caret'] === 'hidden') {
    field.readOnly = false;
    delete field.dataset['caret'];
  } else if (!isVisible && !field.readOnly) {
    field.readOnly = true;
    field.dataset['caret'] = 'hidden';
  }
}

/** Runs in the page: scrolls every field to its start, because its scroll position depends on when its font loaded. */
export function scrollFieldsToStart(): void {
  for (const field of document.querySelectorAll('input')) field.scrollLeft = 0;
}
