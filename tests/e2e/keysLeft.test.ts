import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { signInByApi, read } from './support/api';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { waitForAnnouncement } from './support/announcements';
import {
  addKey,
  createKey,
  KEY_PATTERN,
  KEYS_PATTERN,
  openKeys,
  locateRevealDialog,
  locateKeyRow,
} from './support/keys';
import { watchForSecrets } from './support/secretTraces';

const server = useDemo();
let page: Page;
let findTraces: (secret: string) => Promise<string[]>;

beforeEach(async () => {
  // One of the journeys signs out.
  server.token = await signInByApi(server);
  ({ page } = await openKeys(server));
  ({ findTraces } = watchForSecrets(page));
  // The owner visits Support first, so that Back leads there.
  await page.goto('/support');
  await page.getByRole('navigation').getByRole('link', { name: 'API Keys' }).first().click();
  await locateKeyRow(page, 'Last used').first().waitFor();
});

const locateCreateDialog = () => page.getByRole('dialog', { name: 'Create New Key' });
const locateSupportHeading = () => page.getByRole('heading', { level: 1, name: 'Support' });
const locateSidebarLink = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

/** Starts to create a key whose answer waits, and leaves by the browser's Back button. */
async function leaveInFlight(name: string, answer: 'late' | 'lost' | { status: number } = 'late') {
  const call = await holdCalls(page, KEYS_PATTERN, { method: 'POST', answer });
  await createKey(page, name);
  await locateCreateDialog().locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await locateSupportHeading().waitFor();
  return call;
}

/** Tries to close the page. @returns whether the browser asked and the page stayed */
async function tryToClose(): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  await page.close({ runBeforeUnload: true });
  return asked;
}

it('a key whose answer comes after its screen was left is announced on the new screen, and shown when its owner returns', async () => {
  const { open } = await leaveInFlight('Left plugin');
  open();
  await waitForAnnouncement(page, 'Your new key “Left plugin” has not been copied yet');
  await page.getByRole('link', { name: 'Show key' }).click();
  const secret = await locateRevealDialog(page).getByLabel('The full key').innerText();
  expect(secret).toMatch(/^sk_live_\w{20,}/);
  expect(await findTraces(secret)).toEqual([]);
  await locateRevealDialog(page).getByRole('button', { name: 'Copy key' }).click();
  await waitForAnnouncement(page, 'Copied');
  await locateRevealDialog(page).getByRole('button', { name: 'Done' }).click();
  await locateRevealDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator(':focus').innerText()).toBe('API Keys');
  await locateSidebarLink('Support').click();
  await locateSupportHeading().waitFor();
  expect(await page.getByText('has not been copied yet').count()).toBe(0);
  expect(await page.content()).not.toContain(secret);
  expect(await findTraces(secret)).toEqual([]);
});

it('an owner who returns before the answer finds the loading dialog, and one key is created', async () => {
  const { open } = await leaveInFlight('Returned plugin');
  await locateSidebarLink('API Keys').click();
  await locateCreateDialog().locator('[aria-busy="true"][data-state="loading"]').waitFor();
  expect(await locateCreateDialog().getByRole('textbox', { name: 'Name' }).inputValue()).toBe(
    'Returned plugin',
  );
  open();
  await locateRevealDialog(page).waitFor();
  const { keys } = await read(server, '/v1/account/keys');
  expect(keys.filter(({ name }) => name === 'Returned plugin')).toHaveLength(1);
});

it('when a key fails after its screen was left, a notice says so, and the form keeps its values', async () => {
  const { open, letThrough } = await leaveInFlight('Failed plugin', { status: 500 });
  open();
  await waitForAnnouncement(page, 'The key “Failed plugin” was not created');
  await page.getByRole('link', { name: 'Back to API keys' }).click();
  await locateCreateDialog().getByText('Failed to create API key. Please try again.').waitFor();
  expect(await locateCreateDialog().getByRole('textbox', { name: 'Name' }).inputValue()).toBe(
    'Failed plugin',
  );
  letThrough();
  await locateCreateDialog().getByRole('button', { name: 'Create key' }).click();
  await locateRevealDialog(page).waitFor();
});

it('when a revocation fails after its screen was left, a notice names the key', async () => {
  await addKey(server, 'Still valid');
  await page.reload();
  const { open } = await holdCalls(page, KEY_PATTERN, { answer: { status: 500 } });
  await page.getByRole('button', { name: 'Revoke Still valid' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await locateSupportHeading().waitFor();
  open();
  await waitForAnnouncement(page, 'The key “Still valid” was not revoked');
  await page.getByText('Failed to revoke API key. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('was not revoked').waitFor({ state: 'hidden' });
});

it('when the answer about a new key is lost after its screen was left, the notice sends its owner to the list', async () => {
  const { open } = await leaveInFlight('Lost plugin', 'lost');
  open();
  await waitForAnnouncement(page, 'The key “Lost plugin” may have been created');
  await page.getByText('No answer came: look at the list before you try again.').waitFor();
});

it('when the answer to a revocation is lost after its screen was left, no notice says that the key works', async () => {
  await addKey(server, 'Lost at once');
  await page.reload();
  const { open } = await holdCalls(page, KEY_PATTERN, { method: 'DELETE', answer: 'lost' });
  await page.getByRole('button', { name: 'Revoke Lost at once' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await locateSupportHeading().waitFor();
  open();
  await waitForAnnouncement(page, 'The key “Lost at once” may have been revoked');
});

it('a key that is not copied waits for its owner; a copied one does not', async () => {
  await createKey(page, 'Waiting plugin');
  const secret = await locateRevealDialog(page).getByLabel('The full key').innerText();
  await page.goBack();
  await waitForAnnouncement(page, 'Your new key “Waiting plugin” has not been copied yet');
  await page.goForward();
  expect(await locateRevealDialog(page).getByLabel('The full key').innerText()).toBe(secret);
  await locateRevealDialog(page).getByRole('button', { name: 'Copy key' }).click();
  await waitForAnnouncement(page, 'Copied');
  await page.goBack();
  await locateSupportHeading().waitFor();
  expect(await page.getByText('has not been copied yet').count()).toBe(0);
  await locateSidebarLink('API Keys').click();
  await locateKeyRow(page, 'Waiting plugin').waitFor();
  expect(await locateRevealDialog(page).count()).toBe(0);
});

it('a page asks before it closes only while it holds a key that is not copied', async () => {
  const { open } = await holdCalls(page, KEYS_PATTERN, { method: 'POST' });
  await createKey(page, 'Closed plugin');
  await locateCreateDialog().locator('[aria-busy="true"][data-state="loading"]').waitFor();
  expect(await tryToClose()).toBe(true);
  open();
  await locateRevealDialog(page).waitFor();
  expect(await tryToClose()).toBe(true);
  await locateRevealDialog(page).getByRole('button', { name: 'Copy key' }).click();
  await waitForAnnouncement(page, 'Copied');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

it('a key whose owner signs out meanwhile is never shown', async () => {
  const { open } = await leaveInFlight('Orphaned plugin');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  const answered = page.waitForResponse(KEYS_PATTERN);
  open();
  await answered;
  // The next owner who signs in on this page finds no trace of the key.
  await page.getByLabel('Email').fill(server.demo.email);
  await page.getByLabel('Password', { exact: true }).fill(server.demo.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(await page.getByText('Orphaned plugin').count()).toBe(0);
  const { keys } = await read({ ...server, token: await signInByApi(server) }, '/v1/account/keys');
  expect(keys.map(({ name }) => name)).toContain('Orphaned plugin');
});
