import type { Page } from 'playwright';

/** Presses keys without waiting for the page between them, because a sequence of keys ends after 1.5 s. */
export async function pressSequence(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}
