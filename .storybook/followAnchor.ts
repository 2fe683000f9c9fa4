/** Events of a reader who scrolls or is about to scroll. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Milliseconds in which the stories of a page are drawn. */
const DRAWING_MS = 10_000;

/** Reads the anchor of the Storybook's address; empty where a page of another origin frames the Storybook. */
function readAnchor(): string {
  try {
    return decodeURIComponent(window.parent.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Keeps the story that the address names at the top while the stories above it are drawn and grow. Storybook scrolls to
 * it once, before that. Ends when the reader acts, or after ten seconds.
 *
 * @returns a function that ends it before
 */
export function followAnchor(): () => void {
  const observer = new ResizeObserver(() => {
    document.getElementById(readAnchor())?.scrollIntoView({ behavior: 'instant' });
  });
  const timer = setTimeout(end, DRAWING_MS);
  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of READER_EVENTS) removeEventListener(type, end);
  }
  for (const type of READER_EVENTS) addEventListener(type, end, { passive: true });
  observer.observe(document.body);
  return end;
}
