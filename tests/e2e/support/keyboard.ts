import type { Page } from 'playwright';

/** Presses keys in turn without waiting for the page between them: a sequence of keys ends after a second and a half. */
export async function pressSequence(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}
