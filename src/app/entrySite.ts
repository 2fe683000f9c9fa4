import { declareInlinedSheets } from './inlinedSheets';

/**
 * The first script of a public page. A page with a form hydrates at once; any other page hydrates when the browser is idle
 * or the visitor first acts.
 */
const root = document.getElementById('root');

/** Sections whose layout the browser postpones until the visitor scrolls near them. */
const sectionsBelow = [...document.querySelectorAll<HTMLElement>('main > section ~ section')];

function layOutSections(count = sectionsBelow.length): void {
  for (const section of sectionsBelow.splice(0, count)) section.style.contentVisibility = 'visible';
}

let isStarted = false;
function start(): void {
  layOutSections();
  if (isStarted || root === null) return;
  isStarted = true;
  const element = root;
  void import('./site/hydrate').then(({ hydrate }) => hydrate(element));
}

declareInlinedSheets();

/** A form that is submitted before hydration waits for it. */
function holdSubmit(event: SubmitEvent): void {
  if (root?.dataset['state'] === 'live' || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const form = event.target;
  start();
  root?.addEventListener('live', () => form.requestSubmit(), { once: true });
}
document.addEventListener('submit', holdSubmit, { capture: true });

const FIRST_ACTION_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds after which hydration no longer waits for an idle browser. */
const IDLE_TIMEOUT_MS = 4_000;

function runWhenIdle(next: (deadline?: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(next, 200);
}

/** Lays out one section in each idle period, to keep the browser responsive, and then hydrates the page. */
function hydrateNext(deadline?: IdleDeadline): void {
  layOutSections(1);
  if (sectionsBelow.length === 0 || deadline?.didTimeout !== false) start();
  else runWhenIdle(hydrateNext);
}

/** Lays out every section before a jump to an anchor, so that the target does not move. */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (window.location.hash !== '' || arrival?.type !== 'navigate') layOutSections();

/** Closes the menu of narrow screens after a press on one of its links. Opening it needs no script. */
function closeMenu(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
  const menu = event.target.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
}

document.addEventListener('click', closeMenu);
if (root?.dataset['hydrate'] === 'now') {
  start();
} else {
  for (const type of FIRST_ACTION_EVENTS)
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  if (document.readyState === 'complete') runWhenIdle(hydrateNext);
  else window.addEventListener('load', () => runWhenIdle(hydrateNext), { once: true });
}
