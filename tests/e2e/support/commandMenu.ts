import type { Page } from 'playwright';

/** Types a command into the command menu and runs it. */
export async function runMenuCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Commands' });
  await field.fill(words);
  await page.getByRole('option', { name: words }).first().waitFor();
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
}
