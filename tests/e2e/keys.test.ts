import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { login, read } from './support/api';
import { hears, listenTo } from './support/heard';
import { signIn } from './support/owner';
import { type RunningServer, startServer } from './support/server';
import { filesWith, watch } from './support/traces';

let server: RunningServer;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { LOG_LEVEL: 'trace' } }), launchBrowser()]);
  token = await login(server);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const KEYS = '**/v1/account/keys*';

async function openKeys() {
  const owner = await signIn(browser, token, { permissions: ['clipboard-read', 'clipboard-write'] });
  await listenTo(owner.page);
  return owner;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: name });

async function goToKeys(page: Page) {
  await page.goto(`${server.url}/api-keys`);
  await rowOf(page, 'Last used').first().waitFor();
}

/** Creates a key over the API. */
async function addKey(name: string): Promise<string> {
  const response = await fetch(`${server.url}/v1/account/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, prefix: 'sk_test' }),
  });
  const { api_key } = (await response.json()) as { api_key: string };
  return api_key;
}

async function moderate(key: string): Promise<number> {
  const response = await fetch(`${server.url}/v1/moderate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: 'gg',
      player_name: 'Alex',
      player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
      server: 'survival-1',
    }),
  });
  return response.status;
}

it('a key is created by keyboard, shown and copied once, works, and leaves no trace but its hash', async () => {
  const { context, page, errors } = await openKeys();
  const { placesOf } = watch(page);
  await goToKeys(page);

  await page.getByRole('button', { name: 'Create New Key' }).focus();
  await page.keyboard.press('Enter');
  const create = page.getByRole('dialog', {
    name: 'Create New Key',
    description: 'The full key is shown once, right after it is created.',
  });
  await create.waitFor();
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
  expect(await placesOf(secret)).toEqual([]);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', {
    name: 'Close without copying the key?',
    description: "It can't be shown again. If you close now you will need a new one.",
  });
  await question.getByRole('button', { name: 'Go back' }).click();
  await reveal.getByRole('button', { name: 'Copy key' }).click();
  await hears(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await reveal.getByRole('button', { name: 'Done' }).click();
  await reveal.waitFor({ state: 'hidden' });
  expect(await page.locator(':focus').innerText()).toBe('Create New Key');

  expect(await rowOf(page, 'Creative plugin').getByText('Active').isVisible()).toBe(true);
  expect(await moderate(secret)).toBe(200);
  expect(await page.content()).not.toContain(secret);
  expect(await placesOf(secret)).toEqual([]);
  expect(await filesWith(server.dataDir, secret)).toEqual([]);
  expect(server.output()).not.toContain(secret);
  expect(errors).toEqual([]);
  await context.close();
});

it('a key in an answer that breaks off is in no error report either', async () => {
  const { context, page } = await openKeys();
  const { placesOf } = watch(page);
  await goToKeys(page);
  const secret = 'sk_live_brokenOffInTheMiddle0123456789';
  await page.route(KEYS, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, contentType: 'application/json', body: `{"api_key":"${secret}","k` })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Create New Key' }).click();
  await page.keyboard.type('Broken');
  await page.keyboard.press('Enter');
  await hears(page, 'Failed to create API key. Please try again.');
  expect(await placesOf(secret)).toEqual([]);
  await context.close();
});

it('the search for traces finds a key in every place where one is planted', async () => {
  const { context, page } = await openKeys();
  const { placesOf } = watch(page);
  await goToKeys(page);
  const secret = 'sk_live_planted0123456789';
  expect(await placesOf(secret)).toEqual([]);
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
    // Answered with 404; the server writes the path of every request into its log.
    return fetch(`/v1/${planted}`).then((response) => response.text());
  }, secret);
  const patience = { timeout: 15_000 };
  await expect
    .poll(async () => placesOf(secret), patience)
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
  await expect.poll(() => server.output(), patience).toContain(secret);
  expect(await filesWith(server.dataDir, server.demo.apiKey)).toEqual([`${server.dataDir}/demo.json`]);
  await context.close();
});

it('a key is renamed, then revoked; from then on it is refused, and shown only among the revoked ones', async () => {
  const { context, page } = await openKeys();
  const secret = await addKey('Hub plugin');
  await goToKeys(page);

  await rowOf(page, 'Hub plugin').getByRole('button', { name: 'Edit Hub plugin' }).click();
  const edit = page.getByRole('dialog', {
    name: 'Update key',
    description: /keeps working while you rename/,
  });
  await edit.getByRole('textbox', { name: 'Name' }).fill('');
  await edit.getByRole('button', { name: 'Update key' }).click();
  expect(
    await edit
      .getByRole('textbox', { name: 'Name', description: 'Provide at least one field to update' })
      .isVisible(),
  ).toBe(true);
  await edit.getByRole('textbox', { name: 'Name' }).fill('Lobby plugin');
  await edit.getByRole('button', { name: 'Update key' }).click();
  await hears(page, 'API key updated successfully');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Edit Lobby plugin');

  expect(await moderate(secret)).toBe(200);
  await page.reload();
  await rowOf(page, 'Lobby plugin').getByRole('button', { name: 'Revoke Lobby plugin' }).click();
  const revoke = page.getByRole('alertdialog', {
    name: 'Revoke “Lobby plugin”?',
    description:
      /^It was last used (just now|\d+ seconds? ago)\. Every server that uses sk_test_\w+… is refused/,
  });
  await revoke.waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Cancel');
  await revoke.getByRole('button', { name: 'Revoke key' }).click();
  await hears(page, 'API key revoked successfully');
  await rowOf(page, 'Lobby plugin').waitFor({ state: 'detached' });
  expect(await page.locator(':focus').innerText()).toBe('API Keys');
  expect(await moderate(secret)).toBe(401);

  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  const row = rowOf(page, 'Lobby plugin');
  await row.getByText('Revoked', { exact: true }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  await context.close();
});

it('a list that cannot be loaded says so and can be asked for again', async () => {
  const { context, page } = await openKeys();
  await page.route(KEYS, (route) => route.fulfill({ status: 500 }));
  await page.goto(`${server.url}/api-keys`);
  await hears(page, 'Failed to load API keys. Please try again.');
  await page.unroute(KEYS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await rowOf(page, 'Last used').first().waitFor();
  await context.close();
});

const FAILURES = [
  ['a 500 without words', { status: 500 }, 'Please try again.'],
  [
    'a refusal with words',
    { status: 409, contentType: 'application/problem+json', body: '{"detail":"There are too many."}' },
    'There are too many.',
  ],
  ['no connection', 'internetdisconnected', 'Please try again.'],
  ['no answer in time', 'never', 'Please try again.'],
] as const;

it.each(FAILURES)(
  'with %s each dialog keeps what was typed, says why, and can be sent again',
  async (...failure) => {
    const [, answer, words] = failure;
    const { context, page } = await openKeys();
    await goToKeys(page);
    // Thirty seconds of waiting are the same as three tenths of one.
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100);
    });
    const sent: string[] = [];
    await page.route('**/v1/account/keys**', async (route) => {
      const method = route.request().method();
      if (method === 'GET') return route.fallback();
      sent.push(method);
      if (typeof answer === 'object') return route.fulfill(answer);
      return answer === 'never' ? undefined : route.abort(answer);
    });
    const fallback = (verb: string) =>
      words === 'Please try again.' ? `Failed to ${verb} API key. Please try again.` : words;

    await page.getByRole('button', { name: 'Create New Key' }).click();
    await page.keyboard.type('Never made');
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Create key' }).click();
      await hears(page, fallback('create'));
    }
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Never made');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Never saved');
    await page.keyboard.press('Enter');
    await hears(page, fallback('update'));
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Never saved');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: /^Revoke / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await hears(page, fallback('revoke'));
    expect(sent).toEqual(['POST', 'POST', 'PATCH', 'DELETE']);
    await context.close();
  },
);

/** A gate that lets answers through when it is told to. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('while a call is on its way its button waits, a second press sends nothing, and Escape leaves it alone', async () => {
  const { context, page } = await openKeys();
  await goToKeys(page);
  const { open, opened } = gate();
  let sent = 0;
  await page.route(KEYS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await opened;
    return route.fallback();
  });
  await page.getByRole('button', { name: 'Create New Key' }).click();
  await page.keyboard.type('Slow plugin');
  await page.keyboard.press('Enter');
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
  expect(sent).toBe(1);
  await context.close();
});

it.each([
  ['Edit', 'dialog', 'Update key', 'API key updated successfully'],
  ['Revoke', 'alertdialog', 'Revoke key', 'API key revoked successfully'],
] as const)(
  'while “%s” is on its way nothing else can be pressed, and one request is sent',
  async (verb, role, label, done) => {
    const { context, page } = await openKeys();
    await addKey(`Held by ${verb}`);
    await goToKeys(page);
    const { open, opened } = gate();
    let sent = 0;
    await page.route(`${KEYS}*/*`, async (route) => {
      sent += 1;
      await opened;
      return route.fallback();
    });
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
    await hears(page, done);
    await dialog.waitFor({ state: 'hidden' });
    expect(sent).toBe(1);
    await context.close();
  },
);

it('a key that the browser will not copy says so, and closing still asks', async () => {
  const { context, page } = await openKeys();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await goToKeys(page);
  await page.getByRole('button', { name: 'Create New Key' }).click();
  await page.keyboard.type('Not copied');
  await page.keyboard.press('Enter');
  const reveal = page.getByRole('dialog', { name: 'Copy your key now' });
  await reveal.getByRole('button', { name: 'Copy key' }).click();
  await hears(page, 'Select the text and copy it yourself');
  await reveal.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog', { name: 'Close without copying the key?' }).waitFor();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await reveal.waitFor({ state: 'hidden' });
  await context.close();
});

it('a list asked for before an edit and answered after the revocation brings nothing back', async () => {
  const { context, page } = await openKeys();
  await addKey('Racing plugin');
  await goToKeys(page);
  const late = gate();
  let lists = 0;
  await page.route(KEYS, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    lists += 1;
    if (lists > 1) return route.fallback();
    // Answered by the server now, arriving in the page after everything else.
    const response = await route.fetch();
    await late.opened;
    return route.fulfill({ response }).catch(() => undefined);
  });
  // The first list with revoked keys is on its way while a key is renamed and revoked.
  await page.getByRole('checkbox', { name: 'Show revoked keys' }).check();
  await page.getByRole('button', { name: 'Edit Racing plugin' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Raced plugin');
  await page.keyboard.press('Enter');
  await hears(page, 'API key updated successfully');
  await page.getByRole('button', { name: 'Revoke Raced plugin' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await hears(page, 'API key revoked successfully');
  late.open();
  await rowOf(page, 'Raced plugin').getByText('Revoked', { exact: true }).waitFor();
  expect(await rowOf(page, 'Racing plugin').count()).toBe(0);
  expect(lists).toBeGreaterThan(1);
  const { keys } = await read(server, token, '/v1/account/keys', { include_inactive: 'true' });
  expect(keys.find(({ name }) => name === 'Raced plugin')?.is_active).toBe(false);
  await context.close();
});

it('a key that somebody else has revoked meanwhile is not renamed, and the list says so', async () => {
  const { context, page } = await openKeys();
  await addKey('Shared plugin');
  await goToKeys(page);
  await page.getByRole('button', { name: 'Edit Shared plugin' }).click();
  const { keys } = await read(server, token, '/v1/account/keys');
  const id = keys.find(({ name }) => name === 'Shared plugin')?.id ?? '';
  await fetch(`${server.url}/v1/account/keys/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed');
  await page.keyboard.press('Enter');
  await hears(page, "is revoked and can't be edited.");
  await page.keyboard.press('Escape');
  await rowOf(page, 'Shared plugin').waitFor({ state: 'detached' });
  await context.close();
});
