import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import type { GameDecision, GameDecisionPage, LogEntry } from '../../src/contract/api.gen';
import { callForJson } from '../support/callServer';
import { waitForAnnouncement } from './support/announcements';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { answerCalls } from './support/gate';
import { createThreats, sendHeldMessages } from './support/owner';

const server = useDemo();

beforeAll(() => sendHeldMessages(server, createThreats(3, 'for the game')));

/** A call of the game server, with the key of its plugin. */
const callAsGame = <Body>(path: string, body?: object): Promise<Body> =>
  callForJson(server.url + path, { method: body ? 'POST' : 'GET', credential: server.demo.apiKey, body });

/** Waits at the feed, as a game server does, for the first decision behind a cursor. */
async function waitForDecision(cursor: string): Promise<GameDecision> {
  const { decisions } = await callAsGame<GameDecisionPage>(`/v1/decisions?wait=30&after=${cursor}`);
  const [decision] = decisions;
  if (!decision) throw new Error('The feed had no decision for half a minute.');
  return decision;
}

const readCursor = async () => (await callAsGame<GameDecisionPage>('/v1/decisions')).cursor;

const report = (id: string, body: object) => callAsGame(`/v1/decisions/${id}/done`, body);

/** The newest message of a player that the rules held. */
async function findHeld(player: string): Promise<LogEntry> {
  const { logs } = await read(server, '/api/dashboard/recent-logs', { player });
  const [log] = logs;
  if (!log) throw new Error(`There is no message of ${player}.`);
  return log;
}

const locateDrawer = (page: Page) => page.getByRole('dialog', { name: 'Message' });

async function approve(page: Page): Promise<void> {
  const item = page.getByRole('dialog', { name: 'Review message' });
  await item.getByRole('button', { name: 'Approve AI Recommendation' }).click();
  const confirm = page.getByRole('dialog', { name: 'Approve AI Recommendation' });
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await confirm.waitFor({ state: 'hidden' });
}

it('a decision reaches the waiting game server within two seconds of the click, and its report the open drawer', async () => {
  const { id } = await findHeld('rager_0');
  const { page } = await openPage(server);
  await page.goto(`/review/${id}`);
  const cursor = await readCursor();
  const waiting = waitForDecision(cursor);
  await approve(page);
  const clicked = performance.now();
  const decision = await waiting;
  expect(performance.now() - clicked).toBeLessThan(2_000);
  expect(decision).toMatchObject({ kind: 'review', action: 'ban', log_id: id, server: 'survival-1' });

  await page.goto(`/logs?log=${id}`);
  await locateDrawer(page).getByText('Waiting for the server').waitFor();
  await report(decision.id, {
    result: 'failed',
    server: 'survival-1',
    detail: 'player offline, applied at next login',
  });
  await locateDrawer(page)
    .getByText(/Failed on survival-1, \d+ s later: player offline, applied at next login/)
    .waitFor();
  await report(decision.id, { result: 'carried_out', server: 'survival-1' });
  await locateDrawer(page)
    .getByText(/Carried out on survival-1, \d+ s later/)
    .waitFor();

  await page.goto(`/review/${id}`);
  const history = page.getByRole('region', { name: 'History of this item' });
  await history.getByText(/Carried out on survival-1, /).waitFor();
});

it('an undo in the drawer tells the game what to reverse, and other tabs follow', async () => {
  const { id, player_name: name } = await findHeld('rager_0');
  const [mine, other] = [await openPage(server), await openPage(server)];
  for (const { page } of [mine, other]) {
    await page.goto(`/logs?filter=any_action&log=${id}`);
    await locateDrawer(page).getByRole('button', { name: 'Undo' }).waitFor();
  }
  const waiting = waitForDecision(await readCursor());
  await locateDrawer(mine.page).getByRole('button', { name: 'Undo' }).click();
  const dialog = mine.page.getByRole('dialog', { name: 'Undo the ban' });
  await dialog.getByText(`The game server is told to lift the ban of ${name}.`).waitFor();
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Friends joking.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await waiting).toMatchObject({
    kind: 'undo',
    action: 'none',
    previous_action: 'ban',
    reason: 'Friends joking.',
  });
  const done = `Undone. The game server is told to lift the ban of ${name}.`;
  expect(await waitForAnnouncement(mine.page, done)).toContain(done);
  for (const { page } of [mine, other]) {
    await locateDrawer(page).getByText('Undone by').waitFor();
    await locateDrawer(page).getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });
  }
});

it('an action can be undone in the history of its review', async () => {
  const { id } = await findHeld('rager_1');
  const { page } = await openPage(server);
  await page.goto(`/review/${id}`);
  await approve(page);
  await page.goto(`/review/${id}`);
  await page.getByRole('button', { name: 'Undo the ban' }).click();
  await page.getByRole('dialog', { name: 'Undo the ban' }).getByRole('button', { name: 'Undo' }).click();
  const history = page.getByRole('region', { name: 'History of this item' });
  await history.getByText(/^Undone, no ban/).waitFor();
  await page.getByRole('button', { name: 'Undo the ban' }).waitFor({ state: 'hidden' });
});

/** A player of the demo with at least two actions that can be undone. */
async function findPlayerWithActions(): Promise<string> {
  const { logs } = await read(server, '/api/dashboard/recent-logs', { filter: 'any_action', limit: '100' });
  const uuids = logs.map(({ player_uuid: uuid }) => uuid);
  const found = uuids.find((uuid, at) => uuids.indexOf(uuid) !== at);
  if (found === undefined) throw new Error('No player has two actions.');
  return found;
}

it('a cancelled undo keeps its reason for its own message, also after a reload, until it is sent', async () => {
  const { page } = await openPage(server);
  await page.goto(`/players/${await findPlayerWithActions()}`);
  const undo = page.getByRole('table', { name: 'Messages with an action' }).getByRole('button');
  const dialog = page.getByRole('dialog', { name: /^Undo the/ });
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  const readReason = async (at: number) => {
    await undo.nth(at).click();
    return reason.inputValue();
  };
  await undo.first().click();
  await reason.fill('Friends joking.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await readReason(1), 'another message').toBe('');
  await page.keyboard.press('Escape');
  expect(await readReason(0), 'after a cancel').toBe('Friends joking.');
  await page.reload();
  expect(await readReason(0), 'after a reload').toBe('Friends joking.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const stored = await page.evaluate(() => sessionStorage.getItem('undo_reason'));
  expect(stored, 'what was sent is forgotten').toBeNull();
});

it("an owner acts on a player from the player's page, sees what the game reports, and lifts it", async () => {
  const { id, player_uuid: uuid, player_name: name } = await findHeld('rager_2');
  const { page } = await openPage(server);
  await page.goto(`/logs?log=${id}`);
  await locateDrawer(page).getByRole('link', { name }).click();
  await page.waitForURL(`**/players/${uuid}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const cursor = await readCursor();
  await page.getByRole('button', { name: 'Act on this player' }).click();
  const dialog = page.getByRole('dialog', { name: `Act on ${name}` });
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  await reason.fill('Enough.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Act on this player' }).click();
  expect(await reason.inputValue(), 'a closed dialog keeps what was typed').toBe('Enough.');
  await dialog.getByRole('radio', { name: 'Mute', exact: true }).check();
  await dialog.getByRole('button', { name: 'Mute player' }).click();
  const decision = await waitForDecision(cursor);
  expect(decision).toMatchObject({
    kind: 'owner',
    action: 'mute',
    duration_seconds: 3_600,
    reason: 'Enough.',
  });
  const decisions = page.getByRole('table', { name: 'Decisions about this player' });
  await decisions.getByText('Waiting for the server').waitFor();
  await report(decision.id, { result: 'carried_out', server: 'survival-1' });
  await decisions.getByText(/Carried out on survival-1, /).waitFor();
  await page.getByRole('button', { name: 'Lift the mute' }).click();
  await dialog.getByRole('radio', { name: 'Lift the mute' }).waitFor();
  expect(await reason.inputValue(), 'what was sent is forgotten').toBe('');
  await dialog.getByRole('button', { name: 'Lift the mute' }).click();
  await decisions.getByText('Mute lifted').waitFor();
  await page.getByRole('button', { name: 'Lift the mute' }).waitFor({ state: 'hidden' });
  expect(await waitForAnnouncement(page, /Mute lifted/)).toContain('Mute lifted');
});

it('an owner whose action on a player got no answer is told to look before acting again', async () => {
  const { player_uuid: uuid } = await findHeld('rager_2');
  const { page } = await openPage(server);
  await answerCalls(page, '**/api/dashboard/player/*/actions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/players/${uuid}`);
  await page.getByRole('button', { name: 'Act on this player' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Kick', exact: true }).check();
  await dialog.getByRole('button', { name: 'Kick player' }).click();
  expect(await dialog.getByRole('alert').innerText()).toContain('look at the decisions before you try again');
  await page.keyboard.press('Escape');
  await page
    .getByRole('table', { name: 'Decisions about this player' })
    .getByText('Kick', { exact: true })
    .waitFor();
});
