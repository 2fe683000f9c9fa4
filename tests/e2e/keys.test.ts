import { expect, it } from 'vitest';
import { useDemo } from './support/demo';
import { answerCalls } from './support/gate';
import { waitForAnnouncement } from './support/announcements';
import { addKey, createKey, goToKeys, KEYS_PATTERN, openKeys, locateKeyRow } from './support/keys';
import { moderate } from './support/owner';
import { findFilesWith, watchForSecrets } from './support/secretTraces';

// The test searches every file of the data folder for keys, so the database has to be in it.
const server = useDemo({ store: 'embedded', env: { LOG_LEVEL: 'trace' } });

const moderateWith = (key: string) => moderate(server.url, key, 'gg');

it('a key is created by keyboard, shown and copied once, works, and leaves no trace but its hash', async () => {
  const { page, errors } = await openKeys(server);
  const { findTraces } = watchForSecrets(page);
  await goToKeys(page);

  await page.getByRole('button', { name: 'Create New Key' }).focus();
  await page.keyboard.press('Enter');
  const create = page.getByRole('dialog', {
    name: 'Create New Key',
    description: 'The full key is shown once, right after it is created.',
  });
  await create.locator('input:focus').waitFor();
  expect(await create.getByRole('button', { name: 'Create key' }).isDisabled()).toBe(true);
  await page.keyboard.type('Creative plugin');
  await page.keyboard.press('Enter');

  const reveal = page.getByRole('dialog', {
    name: 'Copy your key now',
    description: 'This is the only time the full key of “Creative plugin” is shown.',
  });
  await reveal.waitFor();
  const secret = await reveal.getByLabel('The full key').innerText();
  expect(secret).toMatch(/^sk_live_\w{20,}/);
  expect(await findTraces(secret)).toEqual([]);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', {
    name: 'Close without copying the key?',
    description: "It can't be shown again. If you close now you will need a new one.",
  });
  await question.getByRole('button', { name: 'Go back' }).click();
  await reveal.getByRole('button', { name: 'Copy key' }).click();
  await waitForAnnouncement(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await reveal.getByRole('button', { name: 'Done' }).click();
  await reveal.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Create New Key');

  await locateKeyRow(page, 'Creative plugin').getByText('Active').waitFor();
  expect(await moderateWith(secret)).toBe(200);
  expect(await page.content()).not.toContain(secret);
  expect(await findTraces(secret)).toEqual([]);
  expect(await findFilesWith(server.dataDir, secret)).toEqual([]);
  expect(server.output()).not.toContain(secret);
  expect(errors).toEqual([]);
});

it('a key in an incomplete answer appears in no error report', async () => {
  const { page } = await openKeys(server);
  const { findTraces } = watchForSecrets(page);
  await goToKeys(page);
  const secret = 'sk_live_brokenOffInTheMiddle0123456789';
  await page.route(KEYS_PATTERN, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, contentType: 'application/json', body: `{"api_key":"${secret}","k` })
      : route.fallback(),
  );
  await createKey(page, 'Broken');
  await waitForAnnouncement(page, 'Failed to create API key. Please try again.');
  expect(await findTraces(secret)).toEqual([]);
});

it('the search for traces finds a planted key in every place', async () => {
  const { page } = await openKeys(server);
  const { findTraces } = watchForSecrets(page);
  await goToKeys(page);
  const secret = 'sk_live_planted0123456789';
  expect(await findTraces(secret)).toEqual([]);
  await page.evaluate((planted) => {
    history.replaceState({ planted }, '', `?key=${planted}`);
    localStorage.setItem('key', planted);
    sessionStorage.setItem('key', planted);
    document.cookie = `key=${planted}`;
    window.name = planted;
    console.log(planted);
    setTimeout(() => {
      throw new Error(planted);
    });
    indexedDB.open(planted);
    const { cacheOfPage } = window as unknown as {
      cacheOfPage: { setQueryData: (key: string[], data: unknown) => void };
    };
    cacheOfPage.setQueryData(['planted'], planted);
    // The server answers 404 and writes the path into its log.
    return fetch(`/v1/${planted}`).then((response) => response.text());
  }, secret);
  await expect
    .poll(async () => findTraces(secret))
    .toEqual([
      'address',
      'history state',
      'localStorage',
      'sessionStorage',
      'cookies',
      'window name',
      'query cache',
      'stores of the browser',
      'console',
      'uncaught errors',
      'requests',
    ]);
  await expect.poll(() => server.output()).toContain(secret);
  expect(await findFilesWith(server.dataDir, server.demo.apiKey)).toEqual([`${server.dataDir}/demo.json`]);
});

it('a key is renamed, then revoked; from then on the API refuses it, and only the revoked keys show it', async () => {
  const { page } = await openKeys(server);
  const secret = await addKey(server, 'Hub plugin');
  await goToKeys(page);

  await locateKeyRow(page, 'Hub plugin').getByRole('button', { name: 'Edit Hub plugin' }).click();
  const edit = page.getByRole('dialog', {
    name: 'Update key',
    description: /keeps working while you rename/,
  });
  await edit.getByRole('textbox', { name: 'Name' }).fill('');
  await edit.getByRole('button', { name: 'Update key' }).click();
  await edit
    .getByRole('textbox', { name: 'Name', description: 'Provide at least one field to update' })
    .waitFor();
  await edit.getByRole('textbox', { name: 'Name' }).fill('Lobby plugin');
  await edit.getByRole('button', { name: 'Update key' }).click();
  await waitForAnnouncement(page, 'API key updated successfully');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Edit Lobby plugin');

  expect(await moderateWith(secret)).toBe(200);
  await page.reload();
  await locateKeyRow(page, 'Lobby plugin').getByRole('button', { name: 'Revoke Lobby plugin' }).click();
  const revoke = page.getByRole('alertdialog', {
    name: 'Revoke “Lobby plugin”?',
    description:
      /^It was last used (just now|\d+ seconds? ago)\. Every server that uses sk_test_\w+… is refused/,
  });
  await revoke.locator(':focus', { hasText: 'Cancel' }).waitFor();
  await revoke.getByRole('button', { name: 'Revoke key' }).click();
  await waitForAnnouncement(page, 'API key revoked successfully');
  await locateKeyRow(page, 'Lobby plugin').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').innerText()).toBe('API Keys');
  expect(await moderateWith(secret)).toBe(401);

  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  await waitForAnnouncement(page, /^\d+ active keys?, \d+ revoked$/);
  const row = locateKeyRow(page, 'Lobby plugin');
  await row.getByText('Revoked', { exact: true }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
});

it('a list that cannot be loaded says so and can be retried', async () => {
  const { page } = await openKeys(server);
  const calls = await answerCalls(page, KEYS_PATTERN, (route) => route.fulfill({ status: 500 }));
  await page.goto('/api-keys');
  await waitForAnnouncement(page, 'Failed to load API keys. Please try again.');
  calls.letThrough();
  await page.getByRole('button', { name: 'Retry' }).click();
  await locateKeyRow(page, 'Last used').first().waitFor();
});
