import { beforeAll, expect, it } from 'vitest';
import type { LogPage } from '../../src/contract/api.gen';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { createThreats, sendHeldMessages } from './support/owner';

const server = useDemo();

beforeAll(() => sendHeldMessages(server, createThreats(1, 'until it is erased')));

const readLogs = (player: string): Promise<LogPage> => read(server, '/api/dashboard/recent-logs', { player });

it("an owner erases a player's data by keyboard, and the log and the review queue lose the player", async () => {
  const { logs } = await readLogs('rager_0');
  const uuid = logs[0]?.player_uuid ?? '';
  const { page, errors } = await openPage(server);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { page: queue } = await openPage(server);
  await queue.goto('/review');
  const item = queue.getByRole('row', { name: /rager_0/ });
  await item.waitFor();

  await page.goto(`/logs?log=${logs[0]?.id ?? ''}`);
  await page.getByRole('dialog', { name: 'Message' }).getByRole('link', { name: 'rager_0' }).click();
  await page.waitForURL(`**/players/${uuid}`);
  const opener = page.getByRole('button', { name: 'Erase player data…' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Erase the data of rager_0?' });
  const keep = question.getByRole('button', { name: 'Keep data' });
  const isFocused = (locator: typeof keep) =>
    locator.evaluate((element) => element === document.activeElement);
  await expect.poll(() => isFocused(keep)).toBe(true);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(opener)).toBe(true);

  await page.route('**/v1/account/players/*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(keep)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await question.getByRole('alert').waitFor();
  expect((await readLogs('rager_0')).total).toBe(1);
  said.length = 0;
  await question.getByRole('button', { name: 'Erase data' }).press('Enter');

  const heading = page.getByRole('heading', { level: 1, name: 'The data of rager_0 is being erased' });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await expect.poll(async () => (await readLogs('rager_0')).total).toBe(0);
  await queue.getByRole('button', { name: 'Refresh' }).click();
  await item.waitFor({ state: 'detached' });
  const back = page.getByRole('main').getByRole('link', { name: 'Back to players' });
  expect(await back.getAttribute('href')).toBe('/players');
  await page.getByRole('link', { name: 'Open the logs' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Moderation logs' }).waitFor();
  expect({ said, errors }).toEqual({ said: [], errors: [] });
});
