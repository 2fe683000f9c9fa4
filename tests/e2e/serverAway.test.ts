import { expect, it, onTestFinished } from 'vitest';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { signInByApi } from './support/api';
import { openPage, useDemo } from './support/demo';
import { signIn } from './support/owner';
import { makeDemoData, startDemo } from '../support/server';

it('A server that ends is reported above every screen until it answers again', async () => {
  const data = await makeDemoData('embedded');
  onTestFinished(() => data.remove());
  const first = await startDemo({ dataDir: data.dataDir });
  const browser = await launchWatchedBrowser();
  onTestFinished(() => browser.close());
  const { page } = await signIn(browser, await signInByApi(first), { baseURL: first.url });
  const stream = page.waitForResponse('**/v1/live');
  await page.goto('/dashboard');
  await stream;
  await first.kill();
  const notice = page.getByText('Torchward does not answer', { exact: true });
  await notice.waitFor();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Support' }).click();
  await notice.waitFor();

  const second = await startDemo({ dataDir: data.dataDir, env: { PORT: new URL(first.url).port } });
  onTestFinished(async () => void (await second.stop()));
  await notice.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Reconnect' }).count()).toBe(0);
});

const demo = useDemo();

/** Screens, a call of each, and what its panel says that could not be loaded. */
const PANELS = [
  { path: '/dashboard', call: '/api/dashboard/overview', subject: 'the figures' },
  { path: '/dashboard', call: '/api/dashboard/analytics', subject: 'messages and violations' },
  { path: '/logs', call: '/api/dashboard/recent-logs', subject: 'the logs' },
  { path: '/analytics', call: '/api/dashboard/analytics', subject: 'the analytics' },
  { path: '/usage', call: '/api/dashboard/usage', subject: 'the usage' },
  { path: '/players', call: '/api/dashboard/players', subject: 'the players' },
] as const;

it.each(PANELS)('$path retries $call, which a proxy could not find', async ({ path, call, subject }) => {
  const { page } = await openPage(demo);
  let isFound = false;
  await page.route(
    (url) => url.pathname === call,
    (route) =>
      isFound ? route.continue() : route.fulfill({ status: 404, json: { detail: 'No such service.' } }),
  );
  await page.goto(path);
  const failure = page.getByRole('alert').filter({ hasText: `Could not load ${subject}` });
  await failure.getByText('No such service.').waitFor();
  isFound = true;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await failure.waitFor({ state: 'detached' });
});
