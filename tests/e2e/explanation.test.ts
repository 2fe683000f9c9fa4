import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read } from './support/api';
import { useDemo } from './support/demo';
import { answerCalls } from './support/gate';
import { createThreats, type OwnerBrowser, sendChat, sendHeldMessages, signIn } from './support/owner';

const DISGUISED = 'you are an idi0t, tunnel digger';
const EXPLANATION = '**/api/dashboard/logs/*/explanation';

const server = useDemo();
let owner: OwnerBrowser;
let page: Page;

beforeAll(async () => {
  await sendChat(server, DISGUISED);
  await sendHeldMessages(server, createThreats(2, 'explained'));
  owner = await signIn(server.browser, server.token, { baseURL: server.url });
  ({ page } = owner);
});

afterAll(() => expect(owner.errors).toEqual([]));

const locateDrawer = () => page.getByRole('dialog', { name: 'Message', exact: true });
const locateStages = (within: Locator) => within.getByRole('list', { name: 'Stages' });
const open = (within: Locator) => within.getByRole('button', { name: 'How this was decided' }).click();

async function findLog(player: string, message: string): Promise<string> {
  const { logs } = await read(server, '/api/dashboard/recent-logs', { player });
  const log = logs.find((each) => each.message === message);
  if (!log) throw new Error(`${player} has not said “${message}”.`);
  return log.id;
}

it('an open message of the log tells how it was read and what each stage said, once its owner asks', async () => {
  const id = await findLog('tunnelrat', DISGUISED);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`${id}/explanation`)) asked += 1;
  });
  // When the live stream begins, the page asks again for an open message, so here it does not begin.
  const stream = await answerCalls(page, '**/v1/live*', (route) => route.abort());
  await page.goto(`/logs?log=${id}`);
  await locateDrawer().getByText(DISGUISED).waitFor();
  expect(asked).toBe(0);

  await open(locateDrawer());
  const stages = locateStages(locateDrawer());
  await stages.waitFor();
  expect(await stages.locator('mark').allTextContents()).toEqual(['0', 'o']);
  expect(await stages.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
    'Reading',
    'Your lists',
    'Local rules',
    'Second opinion',
    'AI',
    'Decision',
  ]);
  await stages.getByText('Local rules decided, not an AI.').waitFor();
  await stages.getByText(/^Severity \d of 10 leads to a /).waitFor();
  expect(asked).toBe(1);
  stream.letThrough();
});

it('an explanation that did not arrive is asked for again, and the message stays readable', async () => {
  const id = await findLog('tunnelrat', DISGUISED);
  const calls = await answerCalls(page, EXPLANATION, (route) =>
    route.fulfill({ status: 503, json: { detail: 'Too busy.' } }),
  );
  await page.goto(`/logs?log=${id}`);
  await open(locateDrawer());
  await locateDrawer().getByText('Could not load the explanation').waitFor();
  expect(await locateDrawer().getByText(DISGUISED).isVisible()).toBe(true);
  calls.letThrough();
  await locateDrawer().getByRole('button', { name: 'Retry' }).click();
  await locateStages(locateDrawer()).waitFor();
});

it('a message that is no longer kept says so', async () => {
  const id = await findLog('tunnelrat', DISGUISED);
  const calls = await answerCalls(page, EXPLANATION, (route) =>
    route.fulfill({ status: 404, json: { detail: 'There is no such item on this account.' } }),
  );
  await page.goto(`/logs?log=${id}`);
  await open(locateDrawer());
  await locateDrawer()
    .getByText(/no longer kept/)
    .waitFor();
  calls.letThrough();
});

it('an item of the review queue names the setting that asks for a reviewer', async () => {
  const id = await findLog('rager_0', 'i will find you and kill you in real life explained 0');
  await page.goto(`/review/${id}`);
  const item = page.getByRole('dialog', { name: 'Review message' });
  await open(item);
  await locateStages(item)
    .getByText(/^The automation level “.+” allows no ban without a reviewer\.$/)
    .waitFor();
});
