import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readProductName } from '~/api/productName';
import { markKeptScreenAsLive } from './keptScreen';
import { FIRST_HISTORY_KEY, hasScroll, rememberScroll, restoreScroll } from '../navigation/scrollPositions';

/** Whether a screen has appeared since the page load. The key can't tell, because Back may lead to the first entry. */
let hasArrived = false;

/**
 * Focuses the heading once there is one, unless the visitor has moved the focus meanwhile: a screen whose data is being
 * fetched may have no heading yet.
 *
 * @returns a function that stops waiting
 */
function focusHeading(): () => void {
  const { activeElement: focused } = document;
  const tryToFocus = () => {
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement !== focused && activeElement !== document.body) return;
    // Keeps the focus in a menu that the owner opened while the screen loaded, because losing the focus would close it.
    if (document.querySelector('[role="menu"][data-state="open"]') !== null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryToFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  tryToFocus();
  return () => observer.disconnect();
}

/**
 * Runs when a screen appears: sets the tab's title, moves the focus to the heading, and scrolls to the top, to the
 * fragment, or on Back to the earlier position. Rendered beside the screen, so that it mounts when the screen's code has
 * loaded.
 */
export function ArrivalEffects({ title }: { title: string }) {
  const { key, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(markKeptScreenAsLive, []);

  useLayoutEffect(() => {
    document.title = `${title} · ${readProductName()}`;
  }, [title]);

  // In the layout phase: on a slow machine a later clean-up would note the next screen's top as this one's position.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isPageLoad = key === FIRST_HISTORY_KEY && !hasArrived;
    hasArrived = true;
    const fragment = hash === '' ? null : document.getElementById(hash.slice(1));
    const stopWaiting = isPageLoad || fragment !== null ? undefined : focusHeading();
    let stopScrolling: (() => void) | undefined;
    if (kind === NavigationType.Pop && (fragment === null || hasScroll(key)))
      stopScrolling = restoreScroll(key);
    else if (fragment === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else fragment.scrollIntoView();
    return () => {
      stopWaiting?.();
      stopScrolling?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A filter that changes the query must neither scroll nor move the focus.
  }, []);

  return null;
}
