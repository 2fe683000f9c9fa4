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

/** What became of the plays of this page's stories. */
interface Plays {
  /** Ids of stories whose play has begun and not ended. */
  running: Set<string>;
  /** What the last play said that did not hold, by story. */
  faults: Map<string, string>;
  /** How often a story has begun to render. */
  renders: number;
}

/** A story at rest, in the words that Storybook has for it. */
export interface Rest {
  phase: string | undefined;
  /** What Storybook shows instead of the story. */
  shown: 'story' | 'error' | 'nothing';
  message: string;
  /** What the story's play said that did not hold. Storybook shows the story all the same. */
  playFault: string | undefined;
  theme: string | undefined;
  /** Height of the whole page in CSS pixels. */
  height: number;
  modes: Modes;
  crop: boolean;
  /** Name of the window that the story fixes itself. */
  viewport: string | undefined;
}

export interface Wish {
  /** The story to change to; the one that is shown already when left out. */
  storyId?: string;
  /** Show the story anew, and play again. */
  again?: boolean;
  globals?: Record<string, string>;
  /** Width of the window, which the page hears of some time after it was set. */
  width: number;
  timeoutMs: number;
  /** Frames in a row, each followed by an idle moment, without a change after which the story is at rest. */
  quietFrames: number;
}

/** Runs in the page: asks for something, waits until it has rendered and played, then until nothing changes. */
export async function ask({ storyId, again = false, globals, ...limits }: Wish): Promise<Rest> {
  const preview = window as unknown as PreviewWindow;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const started = performance.now();
  const inTime = (): void => {
    if (performance.now() - started > limits.timeoutMs) throw new Error('no rest');
  };
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 1));
  while (window.innerWidth !== limits.width) {
    inTime();
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

  const instead = (): 'error' | 'nothing' | undefined => {
    const shown = document.body.classList;
    if (shown.contains('sb-show-errordisplay')) return 'error';
    return shown.contains('sb-show-nopreview') ? 'nothing' : undefined;
  };
  const ended = (): boolean => {
    const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
    if (instead() !== undefined) return true;
    if (again && preview.__PLAYS__?.renders === rendersBefore) return false;
    const isAsked = storyId === undefined || render?.id === storyId;
    // A late change of a switch renders the story again while it plays, and that render ends before the play does.
    const plays = preview.__PLAYS__?.running.has(render?.id ?? '') === true;
    return isAsked && !plays && ['finished', 'errored', 'aborted'].includes(render?.phase ?? '');
  };
  while (!ended()) {
    inTime();
    await pause();
  }

  await document.fonts.ready;
  const images = [...document.images].filter((image) => !image.complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const seen = { changes: 0 };
  const observer = new MutationObserver(() => (seen.changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0; quiet < limits.quietFrames; quiet += 1) {
    inTime();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // What an observer found in the frame is rendered in tasks of its own; the page is idle when they are done.
    await new Promise((resolve) => requestIdleCallback(resolve));
    if (seen.changes > 0 || document.fonts.status !== 'loaded') quiet = -1;
    seen.changes = 0;
  }
  observer.disconnect();

  const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
  const { modes = {}, cropToViewport = false } = render?.story?.parameters?.chromatic ?? {};
  return {
    phase: render?.phase,
    shown: instead() ?? 'story',
    message: document.getElementById('error-message')?.textContent.trim() ?? '',
    playFault: preview.__PLAYS__?.faults.get(render?.id ?? ''),
    theme: document.documentElement.dataset['theme'],
    height: Math.max(document.documentElement.scrollHeight, document.body.scrollHeight),
    modes,
    crop: cropToViewport,
    viewport: render?.story?.storyGlobals?.viewport?.value,
  };
}

/** Runs in the page before anything else: hears from Storybook's channel, from its first event, how plays go. */
export function followPlays(): void {
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

/** Runs in the page before anything else: nothing is random, and nothing moves or blinks. */
export function holdStill(css: string): void {
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

/** Runs in the page: every face of the product's own fonts is there before anything is drawn. */
export async function loadFonts(): Promise<void> {
  // Storybook's own face, Nunito Sans, is declared for its error page and belongs to no story.
  const own = [...document.fonts].filter(({ family }) => /variable/i.test(family));
  // A face that is not served is named with the other files that are missing.
  await Promise.all(own.map((face) => face.load().catch(() => undefined)));
}

/** Runs in the page: forced colours paint the caret whatever its colour, but a field to be read only has none. */
export function showCaret(isShown: boolean): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (isShown && field.dataset['caret'] === 'hidden') {
    field.readOnly = false;
    delete field.dataset['caret'];
  } else if (!isShown && !field.readOnly) {
    field.readOnly = true;
    field.dataset['caret'] = 'hidden';
  }
}

/** Runs in the page: how far a field scrolled to its caret hangs on when its face of type came. */
export function showFieldsFromStart(): void {
  for (const field of document.querySelectorAll('input')) field.scrollLeft = 0;
}
