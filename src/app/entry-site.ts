/**
 * What runs on a public page before React does: as little as possible. Reading pages wait for a quiet moment or the
 * first sign of intent; pages with a form say so and come to life at once.
 */
const root = document.getElementById('root');

/** Sections that are not laid out before they are come near. */
const later = [...document.querySelectorAll<HTMLElement>('main > section ~ section')];

function layOut(count = later.length): void {
  for (const section of later.splice(0, count)) section.style.contentVisibility = 'visible';
}

let started = false;
function start(): void {
  layOut();
  if (started || root === null) return;
  started = true;
  const element = root;
  void import('./site/hydrate').then(({ hydrate }) => hydrate(element));
}

/**
 * The page brings the rules of its sheets by itself. Disabled links of their names tell the loader of scripts that the
 * sheets are there; written by a script, they are never fetched.
 */
for (const href of document.querySelector<HTMLElement>('[data-sheets]')?.dataset['sheets']?.split(' ') ??
  []) {
  const link = document.createElement('link');
  link.disabled = true;
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** A form sent before the page has come to life waits until it has. */
function holdSubmit(event: SubmitEvent): void {
  if (root?.dataset['state'] === 'live' || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const form = event.target;
  start();
  root?.addEventListener('live', () => form.requestSubmit(), { once: true });
}
document.addEventListener('submit', holdSubmit, { capture: true });

const INTENT = ['pointerdown', 'keydown', 'focusin'] as const;
/** Milliseconds after which a busy browser is not waited for any longer. */
const PATIENCE_MS = 4_000;

function whenQuiet(next: (deadline?: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: PATIENCE_MS });
  else setTimeout(next, 200);
}

/** Lays out one section a quiet moment, so that none of them is long, and then brings React. */
function hydrateNext(deadline?: IdleDeadline): void {
  layOut(1);
  if (later.length === 0 || deadline?.didTimeout !== false) start();
  else whenQuiet(hydrateNext);
}

/** Where a place below the first window is gone to at once, it has to be where it will stay. */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (window.location.hash !== '' || arrival?.type !== 'navigate') layOut();

/** The menu of narrow screens opens without a script; leaving it by one of its links needs one. */
function closeMenu(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
  const menu = event.target.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
}

document.addEventListener('click', closeMenu);
if (root?.dataset['hydrate'] === 'now') {
  start();
} else {
  for (const type of INTENT)
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  if (document.readyState === 'complete') whenQuiet(hydrateNext);
  else window.addEventListener('load', () => whenQuiet(hydrateNext), { once: true });
}
