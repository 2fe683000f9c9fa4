import { appPaths } from '~/contract/appPaths';
import { decideAccess, session } from '~/session';

const findPrerendered = () => document.querySelector<HTMLElement>('[data-prerendered]');

/** Whether the page shows its prerendered screen. A path without a page of its own has none. */
export const isPrerenderedShown = (): boolean =>
  document.documentElement.dataset['frame'] !== undefined && findPrerendered() !== null;

/**
 * Returns the prerendered screen, with its fields writable, for an owner who has access and whose address shows the
 * screen as it was rendered. Null where the app draws the page anew.
 */
export function prepareKeptScreen(): HTMLElement | null {
  const prerendered = findPrerendered();
  const screen = prerendered?.querySelector<HTMLElement>(':scope > [inert]') ?? null;
  const { pathname, search } = window.location;
  // The history entry has the router's state, which may ask a screen to begin with a dialog.
  const { usr: state } = (window.history.state ?? {}) as { usr?: unknown };
  const isAsRendered = prerendered?.dataset['prerendered'] === `${pathname}${search}` && !state;
  const hasFirstSteps =
    pathname === appPaths.dashboard && document.documentElement.dataset['firstSteps'] !== undefined;
  if (
    screen === null ||
    !isAsRendered ||
    hasFirstSteps ||
    decideAccess('subscribed', session.get()).type !== 'allow'
  )
    return null;
  // The build makes the prerendered fields read-only, because browser automation can type into inert fields. Hydration
  // does not remove the attribute.
  for (const field of screen.querySelectorAll('[readonly]')) field.removeAttribute('readonly');
  return screen;
}

/** Lets the owner use the kept screen, once its frame works. */
export function enableKeptScreen(): void {
  const prerendered = findPrerendered();
  prerendered?.querySelector(':scope > [role="status"]')?.remove();
  prerendered?.querySelector(':scope > [inert]')?.removeAttribute('inert');
}

/** Marks that the screen inside the frame works too. */
export function markKeptScreenAsLive(): void {
  delete findPrerendered()?.dataset['prerendered'];
}
