import type { Page } from 'playwright';

interface AnnouncementRecorder {
  heard: string[];
}

/**
 * Keeps what a screen reader would be told: texts that change inside a live region that was there before, and alerts
 * that appear. A region hidden from assistive technology says nothing.
 */
function observeAnnouncements() {
  const heard: string[] = [];
  (window as unknown as AnnouncementRecorder).heard = heard;
  const last = new WeakMap<Element, string>();
  const say = (region: Element) => {
    const text = region.textContent.trim();
    if (region.closest('[aria-hidden="true"], [inert]') || last.get(region) === text) return;
    last.set(region, text);
    if (text !== '') heard.push(text);
  };
  const toElement = (node: Node) => (node instanceof Element ? node : node.parentElement);
  new MutationObserver((records) => {
    const fresh = new Set<Node>(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const isFresh = (region: Element) => [...fresh].some((node) => node.contains(region));
    for (const { target } of records) {
      const region = toElement(target)?.closest('[role="status"], [role="alert"], [aria-live="polite"]');
      if (region && region.ariaLive !== 'off' && !isFresh(region)) say(region);
    }
    for (const node of fresh) {
      if (!(node instanceof Element) || !node.isConnected) continue;
      if (node.matches('[role="alert"]')) say(node);
      node.querySelectorAll('[role="alert"]').forEach(say);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records the announcements of every page opened from now on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(observeAnnouncements);
}

/** Waits for an announcement, and removes it and the earlier ones. */
export async function waitForAnnouncement(page: Page, words: RegExp | string): Promise<string> {
  const pattern = typeof words === 'string' ? words : words.source;
  const isPattern = typeof words !== 'string';
  const found = await page.waitForFunction(
    ([text, asPattern]) => {
      const { heard } = window as unknown as AnnouncementRecorder;
      const at = heard.findIndex((said) => (asPattern ? new RegExp(text).test(said) : said.includes(text)));
      return at < 0 ? null : heard.splice(0, at + 1).at(-1);
    },
    [pattern, isPattern] as const,
  );
  return (await found.jsonValue()) ?? '';
}

/** Returns the announcements since the last ones were taken, and clears them. */
export function takeAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as AnnouncementRecorder).heard.splice(0));
}
