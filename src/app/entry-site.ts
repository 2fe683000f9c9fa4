/**
 * What runs on a public page before React does: as little as possible. Reading pages wait for a quiet moment or the
 * first sign of intent; pages with a form say so and come to life at once.
 */
const root = document.getElementById('root');

let started = false;
function start(): void {
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

function whenQuiet(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: PATIENCE_MS });
  else setTimeout(start, 200);
}

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
  if (document.readyState === 'complete') whenQuiet();
  else window.addEventListener('load', whenQuiet, { once: true });
}
