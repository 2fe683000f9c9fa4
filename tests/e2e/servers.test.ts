import type { Page } from 'playwright';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ModerateResponse } from '~/contract/api.gen';
import './support/expectNoViolation';
import { callForJson } from '../support/callServer';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { createOwner } from './support/newOwner';
import { signIn } from './support/owner';

const server = useDemo({ knowsItsAddress: true });

/** Sends a line as a game server does. */
const say = (key: string, name: string, message: string) =>
  callForJson<ModerateResponse>(`${server.url}/v1/moderate`, {
    credential: key,
    headers: { 'user-agent': 'torchward-link/1.0.0' },
    body: {
      message,
      player_name: 'tunnelrat',
      player_uuid: '3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22',
      server: name,
      sent_at: new Date(Date.now() - 700).toISOString(),
    },
  });

const THREAT = 'i will find you and kill you in real life';
const locateStep = (page: Page, title: string) =>
  page.getByRole('list', { name: 'First steps' }).getByRole('listitem').filter({ hasText: title });
const isDone = async (page: Page, title: string) =>
  (await locateStep(page, title).innerText()).includes('done');

describe('a new account', () => {
  let page: Page;

  beforeAll(async () => {
    const { token } = await createOwner(server, 'first-hour@survival-one.example');
    const owner = await signIn(server.browser, token, { baseURL: server.url });
    ({ page } = owner);
    return () => owner.context.close();
  });

  it('sees no figure that then moves away from the pointer, however late the code of the first steps is', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    onTestFinished(() => arrive());
    const asked = new Promise<void>((resolve) => {
      void page.route('**/DashboardNotices-*.js', async (route) => {
        resolve();
        await arrival;
        await route.continue();
      });
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const figure = page
      .getByRole('link', { name: 'Total Messages' })
      .locator('xpath=following::p[1]')
      .getByText('0');
    expect(await figure.count()).toBe(0);
    arrive();
    await page.getByText('0 of 5 done').waitFor();
    expect(await figure.count()).toBe(1);
  });

  it('reads on the empty dashboard what to do first, and sees each step tick by itself', async () => {
    await page.goto('/dashboard');
    await page.getByText('0 of 5 done').waitFor();
    await page.getByText('No data available').waitFor();

    await page.getByRole('link', { name: 'Create a key' }).click();
    await page.getByRole('button', { name: 'Create New Key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('survival-1');
    await page.getByRole('dialog').getByRole('button', { name: 'Create Key' }).click();
    const shown = page.getByRole('dialog').getByText(/^sk_live_\w+$/);
    const key = (await shown.innerText()).trim();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Close without copying' }).click();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.poll(() => isDone(page, 'Create an API key')).toBe(true);
    expect(await isDone(page, 'See the first message')).toBe(false);

    // Nothing is pressed and no page is loaded from here on.
    await say(key, 'survival-1', THREAT);
    await expect.poll(() => isDone(page, 'See the first message')).toBe(true);
    expect(await isDone(page, 'Connect a server')).toBe(true);
    await page.getByText('3 of 5 done').waitFor();

    await page.getByRole('link', { name: 'Write rules' }).click();
    await page.getByRole('textbox', { name: 'Server rules' }).fill('Be kind.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Saved successfully').first().waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByText('4 of 5 done').waitFor();

    await page.getByRole('link', { name: 'Open the queue' }).click();
    await page
      .getByRole('button', { name: /^Review/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Approve AI Recommendation' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('No Pending Reviews').waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('slider', { name: /Messages and violations/ }).waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'First steps' }).count()).toBe(0);
  });
});

it('an account that has done everything loads no first steps', async () => {
  const { context, page } = await signIn(server.browser, server.token, { baseURL: server.url });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/dashboard');
  await page.getByRole('slider', { name: /Messages and violations/ }).waitFor();
  await page.waitForLoadState('load');
  expect(scripts.filter((url) => url.includes('DashboardNotices'))).toEqual([]);
  await context.close();
});

describe('the page of servers', () => {
  it('lists a server while it is open, and its settings change the next verdict there alone', async () => {
    const { context, page, errors } = await signIn(server.browser, server.token, { baseURL: server.url });
    await page.goto('/config');
    await page.getByRole('link', { name: 'Servers', exact: true }).click();
    await page
      .getByRole('row', { name: /survival/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Configuration' }).first().getAttribute('aria-current')).toBe(
      'page',
    );

    const before = await say(server.demo.apiKey, 'strict-1', THREAT);
    expect(before.recommended_action).toBe('ban');
    expect(before.final_action).not.toBe('ban');
    const row = page.getByRole('row', { name: /strict-1/ });
    await row.waitFor();
    // A link's version alone lists no server, so after a slow first call the next one brings it.
    await say(server.demo.apiKey, 'strict-1', THREAT);
    await expect.poll(() => row.innerText()).toContain('1.0.0');
    await expect.poll(() => row.innerText()).toMatch(/\d(\.\d)? s/);

    await row.getByRole('button', { name: 'Settings of strict-1' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: 'Automation level' }).click();
    await page.getByRole('option', { name: 'Up to ban' }).click();
    await drawer.getByLabel('Name').fill('Strict');
    await drawer.getByText('What will change').waitFor();
    await drawer.getByRole('button', { name: 'Save Changes' }).click();
    await drawer.getByText('Saved successfully').first().waitFor();
    await drawer.getByLabel('Sample message').fill(THREAT);
    await drawer.getByRole('button', { name: 'Test message' }).click();
    await expect.poll(() => drawer.getByRole('status').last().innerText()).toMatch(/Action taken\s*ban/i);
    await page.keyboard.press('Escape');
    await page.waitForURL('**/config/servers');
    await page
      .getByRole('row', { name: /Strict/ })
      .getByText('Up to ban')
      .waitFor();

    expect((await say(server.demo.apiKey, 'strict-1', THREAT)).final_action).toBe('ban');
    expect((await say(server.demo.apiKey, 'survival-1', THREAT)).final_action).not.toBe('ban');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps an edit when another caller has changed the server meanwhile', async () => {
    const { context, page } = await signIn(server.browser, server.token, { baseURL: server.url });
    await say(server.demo.apiKey, 'shared-1', 'gg');
    await page.goto('/config/servers');
    await page.getByRole('button', { name: 'Settings of shared-1' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name').fill('Mine');
    const id = page.url().split('/').at(-1) ?? '';
    await callForJson(`${server.url}/api/dashboard/servers/${id}`, {
      method: 'PATCH',
      credential: server.token,
      body: { display_name: 'Theirs' },
    });
    const save = drawer.getByRole('button', { name: 'Save Changes' });
    const lists = await holdCalls(page, '**/api/dashboard/servers', { method: 'GET' });
    const refused = page.waitForResponse((answer) => answer.status() === 412);
    await save.click();
    await refused;
    // Before the app knows the new version, a second press would be refused as well.
    await expect.poll(lists.count).toBeGreaterThan(0);
    expect(await save.getAttribute('data-state')).toBe('loading');
    lists.open();
    await drawer.getByText(/was changed by another caller meanwhile/).waitFor();
    expect(await drawer.getByLabel('Name').inputValue()).toBe('Mine');
    await expect.poll(() => drawer.getByRole('definition').first().innerText()).toContain('Theirs');
    await save.click();
    await drawer.getByText('Saved successfully').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /Mine/ }).waitFor();
    await context.close();
  });
});
