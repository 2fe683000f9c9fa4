import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { login } from './support/api';
import { type DemoServer, startDemo } from '../support/server';

describe('a page that stays open', () => {
  let server: DemoServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
    const token = await login(server);
    const context = await browser.newContext();
    await context.addInitScript((stored) => localStorage.setItem('jwt_token', stored), token);
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function openPage(path: string): Promise<void> {
    const streaming = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/live');
    await page.goto(server.url + path);
    expect((await streaming).status()).toBe(200);
  }

  async function sendChat(message: string): Promise<void> {
    const answer = await fetch(`${server.url}/v1/moderate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server.demo.apiKey}` },
      body: JSON.stringify({
        message,
        player_name: 'tunnelrat',
        player_uuid: '3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22',
      }),
    });
    expect(answer.status).toBe(200);
  }

  it('announces new messages in the logs without moving a row, and shows them on request', async () => {
    await openPage('/logs');
    const firstRow = () => page.locator('[data-row]').first().getAttribute('data-row');
    const before = await firstRow();
    await sendChat('the first of two');
    await page.getByRole('button', { name: 'Show 1 new message' }).waitFor();
    await sendChat('the second of two');
    const show = page.getByRole('button', { name: 'Show 2 new messages' });
    await show.waitFor();
    expect(await firstRow()).toBe(before);
    await show.click();
    await page.getByRole('row').filter({ hasText: 'the second of two' }).waitFor();
    await show.waitFor({ state: 'detached' });
  });

  it('shows new messages as they come while it is live', async () => {
    await page.getByRole('button', { name: 'Go live' }).click();
    await sendChat('seen without asking');
    await page.getByRole('row').filter({ hasText: 'seen without asking' }).waitFor();
  });

  it('keeps the figures of the dashboard fresh, and says that it is live', async () => {
    await openPage('/dashboard');
    await page.getByText('Live · updated').waitFor();
    const refetched = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/dashboard/overview',
    );
    await sendChat('counted at once');
    const { stats } = (await (await refetched).json()) as { stats: { total_messages: number } };
    await page.getByText(stats.total_messages.toLocaleString('en-US'), { exact: true }).first().waitFor();
  });
});
