import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { useDemo } from './support/demo';
import { createOwner, type NewOwner } from './support/newOwner';

const server = useDemo({ knowsItsAddress: true });
let other: NewOwner;

beforeAll(async () => {
  other = await createOwner(server, 'other@survival-two.example');
});

it('a page that Back restores shows the account that has signed in since', async () => {
  // A storage that no script sets again at the reload.
  const origins = [{ origin: server.url, localStorage: [{ name: 'jwt_token', value: server.token }] }];
  const context = await server.browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto('/logs');
  await page.getByRole('row').nth(2).waitFor();

  // The pinned browser keeps no page in memory; a kept page gets no storage event, and neither does this one.
  await page.evaluate((token) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.setItem('jwt_token', token);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, other.token);
  await page.getByText('No logs found').waitFor();
  expect(await page.getByRole('row').count()).toBe(0);
});
