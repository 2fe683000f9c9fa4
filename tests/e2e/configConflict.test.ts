import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '~/contract/api.gen';
import { callForJson } from '../support/callServer';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { type DemoServer, startDemo } from '../support/server';
import { signInByApi } from './support/api';
import { answerCalls } from './support/gate';
import { signIn } from './support/owner';

let server: DemoServer;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launchWatchedBrowser()]);
  token = await signInByApi(server);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function call(method: 'GET' | 'PUT', config?: Config): Promise<Config> {
  const address = `${server.url}/api/dashboard/config`;
  const answer = await callForJson<{ config: Config }>(address, { method, credential: token, body: config });
  return answer.config;
}

it('two owners who edit the configuration at once lose neither version', async () => {
  const { context, page } = await signIn(browser, token);
  await page.goto(`${server.url}/config`);
  const rules = page.getByRole('textbox', { name: 'Server rules', exact: true });
  await rules.fill('Mine: be kind.');
  const begun = await call('GET');
  await call('PUT', { ...begun, server_rules: 'Theirs: no spam.' });

  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await page.getByText('The configuration changed while you edited it').waitFor();
  expect(await page.getByRole('textbox', { name: 'Server rules in force' }).inputValue()).toBe(
    'Theirs: no spam.',
  );
  expect(await rules.inputValue()).toBe('Mine: be kind.');
  expect((await call('GET')).server_rules).toBe('Theirs: no spam.');

  await page.getByRole('button', { name: 'Take the one in force' }).click();
  await expect.poll(() => rules.inputValue()).toBe('Theirs: no spam.');
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect.poll(() => rules.inputValue()).toBe('Mine: be kind.');
  // The page itself waits from before the press, because the text disappears after three seconds.
  await Promise.all([
    page.waitForFunction(() => document.body.innerText.includes('Saved successfully')),
    save.click(),
  ]);
  expect((await call('GET')).server_rules).toBe('Mine: be kind.');
  await context.close();
});

it('settings that the owner left alone follow another save, without a question', async () => {
  const { context, page } = await signIn(browser, token);
  await page.goto(`${server.url}/config`);
  const begun = await call('GET');
  await page.getByRole('textbox', { name: 'Server rules', exact: true }).fill('Mine: be patient.');
  const level = begun.automation_level === 'auto_kick' ? 'auto_ban' : 'auto_kick';
  await call('PUT', { ...begun, automation_level: level });

  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await page
    .getByRole('radio', { name: level === 'auto_kick' ? 'Up to kick' : 'Up to ban', checked: true })
    .waitFor();
  expect(await page.getByText('The configuration changed while you edited it').count()).toBe(0);
  await Promise.all([
    page.waitForFunction(() => document.body.innerText.includes('Saved successfully')),
    save.click(),
  ]);
  expect(await call('GET')).toMatchObject({ automation_level: level, server_rules: 'Mine: be patient.' });
  await context.close();
});

it('a save without an answer says until the next one that it failed and what to do, and keeps the edits', async () => {
  const { context, page } = await signIn(browser, token);
  await page.goto(`${server.url}/config`);
  const rules = page.getByRole('textbox', { name: 'Server rules', exact: true });
  await rules.fill('Mine: be brave.');
  const { letThrough } = await answerCalls(page, '**/api/dashboard/config', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const reason = page.getByRole('alert').filter({ hasText: 'then save again: your changes are kept' });
  await reason.waitFor();
  await page.getByText('✗ Failed to save').waitFor({ state: 'hidden' });
  expect(await reason.isVisible()).toBe(true);
  expect(await rules.inputValue()).toBe('Mine: be brave.');

  letThrough();
  await save.click();
  await page.getByText('✓ Saved successfully').waitFor();
  expect(await reason.count()).toBe(0);
  await context.close();
});
