import type { Locator, Page } from 'playwright';
import { callForJson } from '../../support/callServer';
import { type JourneyDemo, openPage } from './demo';
import type { OwnerBrowser } from './owner';

/** URL pattern of the calls that list and create keys. */
export const KEYS_PATTERN = '**/v1/account/keys*';
/** URL pattern of the calls that change and revoke one key. */
export const KEY_PATTERN = '**/v1/account/keys/*';

/** Opens a page of an owner on the way to the keys, with a clipboard. */
export const openKeys = (demo: JourneyDemo): Promise<OwnerBrowser> =>
  openPage(demo, { permissions: ['clipboard-read', 'clipboard-write'] });

/** Locates the list's rows that contain a text, such as a key's name. */
export const locateKeyRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: name });

export async function goToKeys(page: Page): Promise<void> {
  await page.goto('/api-keys');
  await locateKeyRow(page, 'Last used').first().waitFor();
}

/** Opens the dialog, names the key and sends it. */
export async function createKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Key' }).click();
  // The dialog's code may still be on its way, and what is typed before it has the focus goes nowhere.
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Locates the dialog that shows the new key once. */
export const locateRevealDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Copy your key now' });

/** Creates a key over the API. */
export async function addKey({ url, token }: JourneyDemo, name: string): Promise<string> {
  const body = { name, prefix: 'sk_test' };
  const created = await callForJson<{ api_key: string }>(`${url}/v1/account/keys`, {
    credential: token,
    body,
  });
  return created.api_key;
}
