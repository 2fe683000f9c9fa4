import { expect, it, onTestFinished } from 'vitest';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { signInByApi } from './support/api';
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
