import { expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import { read } from './support/api';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { waitForAnnouncement } from './support/announcements';
import {
  addKey,
  createKey,
  goToKeys,
  KEY_PATTERN,
  KEYS_PATTERN,
  openKeys,
  locateRevealDialog,
  locateKeyRow,
} from './support/keys';

const server = useDemo();

const FAILURES = [
  ['a 500 without a detail', { status: 500 }, 'Please try again.'],
  [
    'a refusal with a detail',
    { status: 409, contentType: 'application/problem+json', body: '{"detail":"There are too many."}' },
    'There are too many.',
  ],
  ['no connection', 'internetdisconnected', 'Please try again.'],
  ['no answer in time', 'never', 'Please try again.'],
] as const;

it.each(FAILURES)(
  'with %s each dialog keeps its values, says why, and can be retried',
  async (...failure) => {
    const [, answer, words] = failure;
    const { page } = await openKeys(server);
    await goToKeys(page);
    if (answer === 'never') {
      // Shortens the timeout of thirty seconds to 0.3.
      await page.evaluate(() => {
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100);
      });
    }
    const sent: string[] = [];
    await page.route(/\/v1\/account\/keys/, async (route) => {
      const method = route.request().method();
      if (method === 'GET') return route.fallback();
      sent.push(method);
      if (typeof answer === 'object') return route.fulfill(answer);
      return answer === 'never' ? undefined : route.abort(answer);
    });
    const fallback = (verb: string) =>
      words === 'Please try again.' ? `Failed to ${verb} API key. Please try again.` : words;

    await page.getByRole('button', { name: 'Create New Key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Never made');
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Create key' }).click();
      await waitForAnnouncement(page, fallback('create'));
    }
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Never made');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Never saved');
    await page.keyboard.press('Enter');
    await waitForAnnouncement(page, fallback('update'));
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Never saved');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: /^Revoke / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await waitForAnnouncement(page, fallback('revoke'));
    expect(sent).toEqual(['POST', 'POST', 'PATCH', 'DELETE']);
  },
);

it('while a call is under way its button is loading, a second press sends nothing, and Escape does nothing', async () => {
  const { page } = await openKeys(server);
  await goToKeys(page);
  const { open, count } = await holdCalls(page, KEYS_PATTERN, { method: 'POST' });
  await createKey(page, 'Slow plugin');
  const dialog = page.getByRole('dialog', { name: 'Create New Key' });
  const button = dialog.getByRole('button', { name: 'Create key' });
  await dialog.locator('[aria-busy="true"][data-state="loading"]').waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('textbox', { name: 'Name' }).getAttribute('readonly')).toBe('');
  await page.keyboard.press('Enter');
  await button.dispatchEvent('click');
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  open();
  await page.getByRole('dialog', { name: 'Copy your key now' }).waitFor();
  expect(count()).toBe(1);
});

it.each([
  ['Edit', 'dialog', 'Update key', 'API key updated successfully'],
  ['Revoke', 'alertdialog', 'Revoke key', 'API key revoked successfully'],
] as const)(
  'while “%s” is on its way nothing else can be pressed, and one request is sent',
  async (verb, role, label, done) => {
    const { page } = await openKeys(server);
    await addKey(server, `Held by ${verb}`);
    await goToKeys(page);
    const { open, count } = await holdCalls(page, KEY_PATTERN);
    await page.getByRole('button', { name: `${verb} Held by ${verb}` }).click();
    const dialog = page.getByRole(role);
    if (verb === 'Edit') await dialog.getByRole('textbox', { name: 'Name' }).fill('Held no more');
    const button = dialog.getByRole('button', { name: label });
    await button.click();
    await dialog.locator('[aria-busy="true"][data-state="loading"]').waitFor();
    await button.dispatchEvent('click');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    expect(await dialog.isVisible()).toBe(true);
    open();
    await waitForAnnouncement(page, done);
    await dialog.waitFor({ state: 'hidden' });
    expect(count()).toBe(1);
  },
);

it('when the browser refuses to copy a key, the dialog says so, and closing still asks', async () => {
  const { page } = await openKeys(server);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await goToKeys(page);
  await createKey(page, 'Not copied');
  const reveal = page.getByRole('dialog', { name: 'Copy your key now' });
  await reveal.getByRole('button', { name: 'Copy key' }).click();
  await waitForAnnouncement(page, 'Select the text and copy it yourself');
  await reveal.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog', { name: 'Close without copying the key?' }).waitFor();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await reveal.waitFor({ state: 'hidden' });
});

it('a list requested before an edit and answered after the revocation changes nothing', async () => {
  const { page } = await openKeys(server);
  await addKey(server, 'Racing plugin');
  await goToKeys(page);
  const lists = await holdCalls(page, KEYS_PATTERN, { method: 'GET', most: 1, answer: 'late' });
  // The first list with revoked keys is loading while the owner renames and revokes a key.
  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  await page.getByRole('button', { name: 'Edit Racing plugin' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Raced plugin');
  await page.keyboard.press('Enter');
  await waitForAnnouncement(page, 'API key updated successfully');
  await page.getByRole('button', { name: 'Revoke Raced plugin' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await waitForAnnouncement(page, 'API key revoked successfully');
  lists.open();
  await locateKeyRow(page, 'Raced plugin').getByText('Revoked', { exact: true }).waitFor();
  expect(await locateKeyRow(page, 'Racing plugin').count()).toBe(0);
  expect(lists.count()).toBeGreaterThan(1);
  const { keys } = await read(server, '/v1/account/keys', { include_inactive: 'true' });
  expect(keys.find(({ name }) => name === 'Raced plugin')?.is_active).toBe(false);
});

it('a key that another tab has revoked meanwhile is not renamed, and the list says so', async () => {
  const { page } = await openKeys(server);
  await addKey(server, 'Shared plugin');
  await goToKeys(page);
  await page.getByRole('button', { name: 'Edit Shared plugin' }).click();
  const { keys } = await read(server, '/v1/account/keys');
  const id = keys.find(({ name }) => name === 'Shared plugin')?.id ?? '';
  await callForJson(`${server.url}/v1/account/keys/${id}`, { method: 'DELETE', credential: server.token });
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed');
  await page.keyboard.press('Enter');
  await waitForAnnouncement(page, "is revoked and can't be edited.");
  await page.keyboard.press('Escape');
  await locateKeyRow(page, 'Shared plugin').waitFor({ state: 'detached' });
});

it('while the browser asks for permission to copy a key, a second press copies nothing, and the result is announced', async () => {
  const { page } = await openKeys(server);
  await page.addInitScript(() => {
    const clipboard = { asked: 0, allow: (): void => undefined };
    Object.assign(window, { clipboard });
    navigator.clipboard.writeText = () => {
      clipboard.asked += 1;
      return new Promise((resolve) => {
        clipboard.allow = resolve;
      });
    };
  });
  await goToKeys(page);
  await createKey(page, 'Slowly copied');
  const reveal = locateRevealDialog(page);
  await reveal.getByRole('button', { name: 'Copy key' }).click();
  await reveal.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate('window.clipboard.asked')).toBe(1);
  // Leaving still asks because the key is not copied yet; the question disappears once it is.
  await reveal.getByRole('button', { name: 'Done' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close without copying the key?' });
  await question.waitFor();
  await page.evaluate('window.clipboard.allow()');
  await question.waitFor({ state: 'hidden' });
  await waitForAnnouncement(page, 'Copied');
  await reveal.getByRole('button', { name: 'Done' }).click();
  await reveal.waitFor({ state: 'hidden' });
});

it('a list requested before a key was created and answered after it does not hide the key', async () => {
  const { page } = await openKeys(server);
  await goToKeys(page);
  const lists = await holdCalls(page, KEYS_PATTERN, { method: 'GET', most: 1, answer: 'late' });
  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  await createKey(page, 'Overtaken list');
  await locateRevealDialog(page).waitFor();
  lists.open();
  // Behind the dialog the list is inert but visible.
  await page.locator('li', { hasText: 'Overtaken list' }).waitFor();
});

it('the list stays while revoked keys are loading; once unticked, their late answer changes nothing', async () => {
  const { page } = await openKeys(server);
  await addKey(server, 'Toggled plugin');
  await goToKeys(page);
  await page.getByRole('button', { name: 'Revoke Toggled plugin' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await waitForAnnouncement(page, 'API key revoked successfully');
  await locateKeyRow(page, 'Toggled plugin').waitFor({ state: 'detached' });
  const late = await holdCalls(page, /include_inactive=true/);
  const box = page.getByRole('checkbox', { name: 'Show revoked keys' });
  await box.check();
  await page.locator('[aria-label="API keys"][aria-busy="true"]').waitFor();
  expect(await locateKeyRow(page, 'Last used').count()).toBeGreaterThan(0);
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    /include_inactive=true/.test(request.url()),
  );
  await box.uncheck();
  await page.locator('[aria-label="API keys"]:not([aria-busy])').waitFor();
  await givenUp;
  late.open();
  expect(await locateKeyRow(page, 'Toggled plugin').count()).toBe(0);
  await box.check();
  await locateKeyRow(page, 'Toggled plugin').getByText('Revoked', { exact: true }).waitFor();
});

it('a failed fetch of revoked keys says so, and unticking brings the list back', async () => {
  const { page } = await openKeys(server);
  await goToKeys(page);
  await page.route(/include_inactive=true/, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  await waitForAnnouncement(page, 'Failed to load API keys. Please try again.');
  await page.getByRole('checkbox', { name: 'Show revoked keys' }).uncheck();
  await locateKeyRow(page, 'Last used').first().waitFor();
  expect(await page.getByText('Failed to load API keys').count()).toBe(0);
});

/** A key with the members that the specification names, and no others. */
const SPECIFIED_KEY = {
  id: 'key-1',
  name: 'Specified plugin',
  description: 'Lobby',
  key_prefix: 'sk_live_ab12',
  is_active: true,
  created_at: '2026-05-01T10:00:00Z',
  last_used_at: null,
};

it('a key whose answer names no scopes can be renamed, and the call holds its name and description', async () => {
  const { page } = await openKeys(server);
  await page.route(KEYS_PATTERN, (route) => route.fulfill({ json: { keys: [SPECIFIED_KEY] } }));
  await page.route(KEY_PATTERN, (route) => route.fulfill({ status: 204 }));
  await goToKeys(page);
  expect(await page.getByText('Scopes:').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Specified plugin' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed plugin');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ name: 'Renamed plugin', description: 'Lobby' });
  await waitForAnnouncement(page, 'API key updated successfully');
});

it('a success is on the screen once, and the same text is announced', async () => {
  const { page } = await openKeys(server);
  await addKey(server, 'Said once');
  await goToKeys(page);
  await page.getByRole('button', { name: 'Revoke Said once' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await waitForAnnouncement(page, 'API key revoked successfully');
  expect(await page.getByText('API key revoked successfully').count()).toBe(1);
});

it('a revoked key stays hidden until it is asked for, even where the answer includes it', async () => {
  const { page } = await openKeys(server);
  const revoked = { ...SPECIFIED_KEY, id: 'key-2', name: 'Revoked plugin', is_active: false };
  await page.route(KEYS_PATTERN, (route) => route.fulfill({ json: { keys: [SPECIFIED_KEY, revoked] } }));
  await goToKeys(page);
  expect(await locateKeyRow(page, 'Revoked plugin').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  await locateKeyRow(page, 'Revoked plugin').getByText('Revoked', { exact: true }).waitFor();
});
