import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { recordAnnouncements } from './announcements';
import { signIn } from './owner';
import type { DemoServer } from '../../support/server';

/** URL pattern of the calls that list and create keys. */
export const KEYS_PATTERN = '**/v1/account/keys*';
/** URL pattern of the calls that change and revoke one key. */
export const KEY_PATTERN = '**/v1/account/keys/*';

/** An owner on the way to the keys, with a clipboard and a record of what is announced. */
export async function openKeys(browser: Browser, token: string): Promise<KeysPage> {
  const owner = await signIn(browser, token, { permissions: ['clipboard-read', 'clipboard-write'] });
  await recordAnnouncements(owner.page);
  return owner;
}

export interface KeysPage {
  context: BrowserContext;
  page: Page;
  errors: string[];
}

/** The list's rows that contain a text, such as a key's name. */
export const locateKeyRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: name });

export async function goToKeys(page: Page, { url }: DemoServer): Promise<void> {
  await page.goto(`${url}/api-keys`);
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

/** The dialog that shows the new key once. */
export const locateRevealDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Copy your key now' });

/** Creates a key over the API. */
export async function addKey({ url }: DemoServer, token: string, name: string): Promise<string> {
  const response = await fetch(`${url}/v1/account/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, prefix: 'sk_test' }),
  });
  const { api_key } = (await response.json()) as { api_key: string };
  return api_key;
}
