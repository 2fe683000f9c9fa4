import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { callServer } from '../support/callServer';
import { openPage, useDemo } from './support/demo';
import { answerCalls, holdCalls } from './support/gate';
import { sendHeldMessages, signInByForm, createThreats, waitForSignInPage } from './support/owner';

const server = useDemo();
let page: Page;

beforeEach(async () => {
  ({ page } = await openPage(server));
});

/** Adds a message to the queue and opens the customize dialog of the first item. */
async function beginToCustomize(message: string): Promise<Locator> {
  await sendHeldMessages(server, createThreats(1, message));
  await page.goto('/review');
  await page.getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('button', { name: 'Customize Action' }).click();
  return page.getByRole('dialog', { name: 'Customize Action' });
}

describe('a session that ends while the owner types', () => {
  it('restores the dialog of a new key with its values', async () => {
    await page.goto('/api-keys');
    await page.getByRole('button', { name: 'Create New Key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Key' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lobby plugin');
    await dialog.getByRole('radio', { name: /sk_test/ }).check();
    const calls = await answerCalls(page, '**/v1/account/**', (route) => route.fulfill({ status: 401 }));
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await waitForSignInPage(page);
    await page.getByText('Your session has ended. Sign in again.').waitFor();
    calls.letThrough();
    await signInByForm(page, server.demo);
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Lobby plugin');
    expect(await dialog.getByRole('radio', { name: /sk_test/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Create New Key' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('restores a decision with its values; cancelled, it keeps them until a reload', async () => {
    const dialog = await beginToCustomize('left in the middle');
    await dialog.getByRole('radio', { name: /Mute/ }).check();
    await dialog.getByLabel('Comments').fill('Third time this week.');
    const item = page.url();
    const calls = await answerCalls(page, '**/v1/review/*/customize', (route) =>
      route.fulfill({ status: 401 }),
    );
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await waitForSignInPage(page);
    calls.letThrough();
    await signInByForm(page, server.demo);
    await dialog.waitFor();
    expect(page.url()).toBe(item);
    expect(await dialog.getByRole('radio', { name: /Mute/ }).isChecked()).toBe(true);
    expect(await dialog.getByLabel('Comments').inputValue()).toBe('Third time this week.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Customize Action' }).click();
    expect(await dialog.getByLabel('Comments').inputValue()).toBe('Third time this week.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Customize Action' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('forgets a decision whose answer came after its reviewer had gone back', async () => {
    const dialog = await beginToCustomize('decided in passing');
    await dialog.getByLabel('Comments').fill('Sent, and on to something else.');
    const item = page.url();
    const answer = await holdCalls(page, '**/v1/review/*/customize');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    const answered = page.waitForResponse('**/v1/review/*/customize');
    answer.open();
    expect((await answered).status()).toBe(200);
    // The page's script gets the answer shortly after Playwright does.
    await page.waitForFunction(() => !JSON.stringify(sessionStorage).includes('Sent, and on'));
    await page.goto(item);
    await page.getByText('decided in passing').first().waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

it('a comment is kept when the reviewer goes back, as with the gesture of a phone, and returns to the item', async () => {
  const dialog = await beginToCustomize('left by Back');
  await dialog.getByLabel('Comments').fill('Half a sen');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row').nth(1).getByRole('button').click();
  await dialog.waitFor();
  expect(await dialog.getByLabel('Comments').inputValue()).toBe('Half a sen');
});

it('an emptied address is prefilled again when the cancelled decision is begun anew, beside its comment', async () => {
  const dialog = await beginToCustomize('left without an address');
  const email = dialog.getByLabel('Reviewer email');
  await email.fill('');
  await dialog.getByLabel('Comments').fill('Half a sen');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Customize Action' }).click();
  expect(await email.inputValue()).toBe(server.demo.email);
  expect(await dialog.getByLabel('Comments').inputValue()).toBe('Half a sen');
});

it('brings the edited configuration back, and no failure from before the sign-in', async () => {
  await page.goto('/config');
  const rules = page.getByRole('textbox', { name: 'Server rules' });
  await rules.fill('1. Keep the torches lit.');
  const calls = await answerCalls(page, '**/api/dashboard/config', (route) => route.fulfill({ status: 401 }));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await waitForSignInPage(page);
  calls.letThrough();
  await signInByForm(page, server.demo);
  await rules.waitFor();
  expect(await rules.inputValue()).toBe('1. Keep the torches lit.');
  expect(await page.getByText('Saving the configuration failed').count()).toBe(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => rules.inputValue()).not.toContain('torches');
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect.poll(() => rules.inputValue()).toBe('1. Keep the torches lit.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await page.reload();
  await rules.waitFor();
  expect(await page.getByRole('button', { name: 'Bring mine back' }).count()).toBe(0);
});

it('opens a form for a list entry again where it has an edit, and no untouched one', async () => {
  await page.goto('/config');
  const open = () => page.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog');
  await open();
  await dialog.waitFor();
  await page.reload();
  await open();
  await dialog.getByRole('textbox').first().fill('lantern');
  await page.reload();
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('lantern');
});

it('a browser that holds a plugin key alone says which scope the key lacks', async () => {
  const made = await callServer(`${server.url}/v1/account/keys`, {
    credential: server.token,
    body: { name: 'Plugin', prefix: 'sk_live', scopes: ['moderate'] },
  });
  const { api_key: key } = (await made.json()) as { api_key: string };
  const context = await server.browser.newContext({ baseURL: server.url });
  onTestFinished(() => context.close());
  await context.addInitScript((stored) => localStorage.setItem('api_key', stored), key);
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  const alert = dashboard.getByRole('alert').filter({ hasText: 'Your account could not be loaded' });
  await alert.waitFor();
  expect(await alert.innerText()).toContain('This API key lacks the scope logs:read.');
});
