import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { describeFeaturePlans, type Feature, includesFeature } from '~/contract/planFeatures';
import { PLAN_IDS, type PlanId, PLANS } from '~/contract/plans';
import { waitForAnnouncement } from './support/announcements';
import { openPage, useDemo } from './support/demo';
import { createOwner, subscribe } from './support/newOwner';

const server = useDemo({ knowsItsAddress: true });

/** Where an owner meets each row of the plan table, and what tells the limit there before anything is pressed. */
const ROWS: readonly {
  row: string;
  path: string;
  /** What the screen shows on every plan. */
  ready: (page: Page) => Promise<void>;
  isLocked: (tier: PlanId) => boolean;
  /** Whether the screen tells the limit. */
  tellsLimit: (page: Page) => Promise<boolean>;
}[] = [
  {
    row: 'custom rules',
    path: '/config',
    ready: (page) => page.getByRole('textbox', { name: 'Server rules', exact: true }).waitFor(),
    isLocked: lacks('customRules'),
    tellsLimit: (page) => page.getByText(describeFeaturePlans('customRules')).isVisible(),
  },
  {
    row: 'webhooks',
    path: '/config',
    ready: (page) =>
      page.getByRole('region', { name: 'Webhooks' }).getByRole('heading', { level: 3 }).waitFor(),
    isLocked: lacks('webhooks'),
    tellsLimit: (page) => page.getByText('Part of the Pro plan').isVisible(),
  },
  {
    row: 'export of the log',
    path: '/logs',
    ready: (page) => page.getByRole('button', { name: 'Export' }).click(),
    isLocked: lacks('export'),
    tellsLimit: async (page) => {
      await page.getByRole('menu').waitFor();
      return page.getByRole('menuitem', { name: describeFeaturePlans('export') }).isVisible();
    },
  },
  {
    row: 'reputation tracking',
    path: '/players',
    ready: (page) => page.getByRole('searchbox', { name: 'Search players' }).waitFor(),
    isLocked: lacks('reputation'),
    tellsLimit: (page) => page.getByText(describeFeaturePlans('reputation')).isVisible(),
  },
  {
    row: 'days of analytics',
    path: '/analytics?period=90d',
    ready: (page) => page.getByRole('heading', { name: 'Analytics' }).waitFor(),
    isLocked: (tier) => PLANS[tier].analyticsDays < 90,
    tellsLimit: async (page) => {
      await page.getByText('Loading').first().waitFor({ state: 'detached' });
      return page.getByText(/^Days in UTC\. Your plan keeps \d+ days\./).isVisible();
    },
  },
  {
    row: 'extra servers',
    path: '/subscription',
    ready: (page) => page.getByRole('region', { name: 'Servers' }).waitFor(),
    isLocked: lacks('extraServers'),
    tellsLimit: (page) =>
      page
        .getByRole('region', { name: 'Servers' })
        .getByText(describeFeaturePlans('extraServers'))
        .isVisible(),
  },
];

function lacks(feature: Feature) {
  return (tier: PlanId) => !includesFeature(tier, feature);
}

it.each(PLAN_IDS)('on %s each screen tells a limit of the plan before anything is pressed', async (tier) => {
  const { token } = await createOwner(server, `${tier}@plans.example`, tier);
  const { page } = await openPage({ ...server, token });
  for (const { row, path, ready, isLocked, tellsLimit } of ROWS) {
    await page.goto(path);
    await ready(page);
    await expect.poll(() => tellsLimit(page), { message: row }).toBe(isLocked(tier));
  }
});

it('a larger plan opens what it has on the open page, and a smaller one locks it, without a reload', async () => {
  const { token } = await createOwner(server, 'grower@plans.example', 'starter');
  const { page, errors } = await openPage({ ...server, token });
  await page.goto('/config');
  const rules = page.getByRole('textbox', { name: 'Server rules', exact: true });
  await page.getByText(describeFeaturePlans('customRules')).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await subscribe(server, token, 'pro');
  await page.getByText(describeFeaturePlans('customRules')).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add webhook' }).waitFor();
  await rules.fill('1. Be kind.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(/✓/).first().waitFor();

  await subscribe(server, token, 'starter');
  await page.getByText(`${describeFeaturePlans('customRules')} These stay in force.`).waitFor();
  expect(await rules.inputValue()).toBe('1. Be kind.');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  expect(errors).toEqual([]);
});

it('a page that no event reaches learns of a smaller plan from the first refusal, and keeps its owner', async () => {
  const { token } = await createOwner(server, 'late@plans.example', 'growth');
  const { page } = await openPage({ ...server, token });
  await page.route('**/v1/live*', (route) => route.abort());
  await page.goto('/config');
  const rules = page.getByRole('textbox', { name: 'Server rules', exact: true });
  await rules.fill('1. Be kind.');
  await subscribe(server, token, 'starter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => rules.getAttribute('readonly')).not.toBeNull();
  expect(new URL(page.url()).pathname).toBe('/config');
});

it('an owner reads what a smaller plan takes away before paying, and finds it on the pages afterwards', async () => {
  const { token } = await createOwner(server, 'shrinker@plans.example', 'pro');
  const { page } = await openPage({ ...server, token });
  let letAnswer = () => {};
  const pressed = new Promise<void>((resolve) => (letAnswer = resolve));
  await page.route('**/v1/subscriptions/current', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByRole('button', { name: 'Opening checkout...' }).waitFor();
  letAnswer();
  const question = page.getByRole('alertdialog', { name: 'Change from Pro to Starter?' });
  await question.getByText('Your webhooks are kept, but nothing is sent to them.').waitFor();
  await question.getByRole('button', { name: 'Keep Pro' }).click();
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await question.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.getByRole('button', { name: 'Pay with a test card' }).click();
  await page.waitForURL('**/subscription/success?*');
  await page.goto('/logs');
  await page.getByText(/^Your plan keeps 7 days of messages\. Older ones .* kept unseen/).waitFor();
});

it('the Growth card is marked as the most popular also for its own subscribers', async () => {
  const { page } = await openPage(server);
  await page.route('**/v1/subscriptions/current', (route) =>
    route.fulfill({ json: { tier: 'growth', status: 'active' } }),
  );
  await page.goto('/subscribe');
  const card = page.getByRole('article', { name: 'Growth' });
  await card.getByText('Current plan', { exact: true }).waitFor();
  expect(await card.getByText('Most Popular', { exact: true }).isVisible()).toBe(true);
});

it("an owner whose subscription is gone reads so on the subscription's page", async () => {
  const { page } = await openPage(server);
  let count = 0;
  await page.route('**/v1/subscriptions/current', (route) => {
    count += 1;
    // The first answer lets the owner in; the page then asks again.
    return count === 1 ? route.continue() : route.fulfill({ status: 404, json: { detail: 'None.' } });
  });
  await page.goto('/subscription');
  await page.getByText('No subscription found. Please contact support.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/subscription');
});

it('a screen reader hears that the subscription was cancelled, and that it goes on', async () => {
  const { token } = await createOwner(server, 'leaver@plans.example');
  const { page } = await openPage({ ...server, token });
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cancel subscription?' });
  await question.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  expect(await waitForAnnouncement(page, 'Service continues until')).toMatch(
    /^Your subscription is canceled\. /,
  );
  await page.getByRole('button', { name: 'Reactivate subscription' }).press('Enter');
  const continued = 'Subscription reactivated successfully!';
  expect(await waitForAnnouncement(page, continued)).toBe(continued);
});

it.each([
  ['suspended', 'Your subscription is suspended'],
  ['canceled', 'Your subscription has ended'],
])('an owner whose subscription is %s reads why, and is promised no second trial', async (status, title) => {
  const { page } = await openPage(server);
  await page.route('**/v1/subscriptions/current', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), status } });
  });
  await page.goto('/dashboard');
  await page.waitForURL('**/subscribe');
  await page.getByText(title).waitFor();
  expect(await page.getByText(/trial/i).count()).toBe(0);
});
