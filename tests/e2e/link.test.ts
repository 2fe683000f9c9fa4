import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Config } from '../../src/contract/api.gen';
import { callForJson } from '../support/callServer';
import { type Game, connectPlayer, startGame } from '../support/link/game';
import { startLink } from '../support/link/linkProcess';
import { CONSOLE_PASSWORD } from '../support/link/recordingConsole';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { startInterceptingServer } from './support/interceptingServer';

const torchward = useDemo();
let game: Game;
let log: string;
let link: ReturnType<typeof startLink>;
/** While it is set, Torchward drops every connection. */
let isDown = false;

/** A sentence of the local rules for each action. */
const SENTENCES = {
  none: 'where is the nether portal',
  warn: 'you are such an idiot',
  mute: 'join play.coolcraft.net',
  kick: 'kys',
  ban: 'i will find you and kill you in real life',
} as const;

/** What a reviewer's decision may take from the click to the player. */
const DECISION_MS = 2_000;

const callApi = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  callForJson(torchward.url + path, { method, credential: torchward.token, body });

async function setAutomation(level: Config['automation_level']): Promise<void> {
  const config: Config = {
    server_rules: '',
    automation_level: level,
    confidence_threshold: 0.7,
    pre_filter_config: { enabled: true },
    escalation_enabled: false,
    swearing: 'warn',
  };
  await callApi('PUT', '/api/dashboard/config', config);
}

/** How long Torchward can't be reached; `npm run prove:link` makes it half a minute. */
const OUTAGE_SECONDS = Number(process.env['LINK_OUTAGE_SECONDS'] ?? '2');

/** How long the flood lasts; `npm run prove:link` makes it a minute. */
const FLOOD_SECONDS = Number(process.env['LINK_FLOOD_SECONDS'] ?? '2');
const LINES_PER_SECOND = 1_000;
/** The demo's plan judges 200 lines a second over time, so a long flood is behind by five times its length. */
const FLOOD_TIMEOUT_MS = 60_000 + FLOOD_SECONDS * 8_000;

/** A line of chat as the game server writes it. */
const toLogLine = (player: string, text: string): string =>
  `[${new Date().toTimeString().slice(0, 8)}] [Server thread/INFO]: <${player}> ${text}\n`;

const countBans = (player: string): number =>
  game.commands.filter((line) => line.startsWith(`ban ${player}`)).length;

/** The number of lines that Torchward has of players whose names begin so: a page behind them all counts each. */
async function countLines(player: string): Promise<number> {
  return (await read(torchward, '/api/dashboard/logs', { player, limit: '1', offset: '1000000' })).total;
}

/** The newest log entry of a player. */
async function findEntry(player: string) {
  const { logs } = await read(torchward, '/api/dashboard/logs', { player, limit: '1' });
  return logs[0];
}

/** Tries to join as a banned player. */
async function expectOut(name: string): Promise<void> {
  const player = await connectPlayer(game, name);
  await expect.poll(() => player.kicked()).toMatch(/breaks the chat rules/);
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-game-'));
  log = join(folder, 'logs/latest.log');
  game = await startGame(log);
  const front = await startInterceptingServer(torchward, (_call, response, pass) => {
    if (isDown) response.destroy();
    else pass();
  });
  const config = join(folder, 'torchward-link.json');
  await writeFile(
    config,
    JSON.stringify({
      url: front.url,
      key: torchward.demo.apiKey,
      state_dir: join(folder, 'state'),
      servers: [
        {
          name: 'survival-1',
          log,
          rcon: { port: game.consolePort, password: CONSOLE_PASSWORD },
          // The game server of this test has a mute, as plugins do.
          commands: { mute: 'mute {name} {reason}', unmute: 'unmute {name}' },
        },
      ],
    }),
  );
  await setAutomation('auto_ban');
  link = startLink(['--config', config]);
  await vi.waitUntil(() => link.output().includes('survival-1: connected'), 60_000);
  return async () => {
    await link.end('SIGTERM');
    await front.stop();
    await game.stop();
    await rm(folder, { recursive: true, force: true });
  };
});

it('a player who chats is heard, and Torchward keeps the line with server, player and time', async () => {
  const ada = await connectPlayer(game, 'Ada');
  const bob = await connectPlayer(game, 'Bob');
  ada.say(SENTENCES.none);
  await expect.poll(() => bob.heard).toContain(`<Ada> ${SENTENCES.none}`);
  await expect.poll(() => findEntry('Ada')).toMatchObject({ message: SENTENCES.none, server: 'survival-1' });
  ada.leave();
  bob.leave();
});

it('a verdict reaches the player: a warning, a mute, a kick and a ban', async () => {
  const [witness, warned, muted] = [
    await connectPlayer(game, 'Wit'),
    await connectPlayer(game, 'Wanda'),
    await connectPlayer(game, 'Moe'),
  ];
  const [kicked, banned] = [await connectPlayer(game, 'Kit'), await connectPlayer(game, 'Ben')];
  warned.say(SENTENCES.warn);
  await expect.poll(() => warned.heard.find((text) => text.includes('breaks the chat rules'))).toBeDefined();
  muted.say(SENTENCES.mute);
  await expect.poll(() => game.commands.find((line) => line.startsWith('mute Moe '))).toBeDefined();
  muted.say('is this thing on');
  kicked.say(SENTENCES.kick);
  await expect.poll(() => kicked.kicked()).toMatch(/breaks the chat rules/);
  banned.say(SENTENCES.ban);
  await expect.poll(() => banned.kicked()).toMatch(/breaks the chat rules/);
  await expectOut('Ben');
  const again = await connectPlayer(game, 'Kit');
  again.say('sorry');
  await expect.poll(() => witness.heard).toContain('<Kit> sorry');
  expect(witness.heard.filter((text) => text.includes('is this thing on'))).toEqual([]);
  for (const player of [warned, muted, again, witness]) player.leave();
});

it('a reviewer bans in the browser, the player is out within two seconds, and undo lets him back in', async () => {
  await setAutomation('auto_mute');
  const player = await connectPlayer(game, 'Rex');
  player.say(SENTENCES.ban);
  await expect.poll(() => findEntry('Rex')).toMatchObject({ message: SENTENCES.ban });
  expect(player.kicked()).toBeUndefined();
  const { reviews } = await read(torchward, '/v1/review/pending', { limit: '100' });
  const review = reviews.find(({ player_name: name }) => name === 'Rex');
  const { page } = await openPage(torchward, { reducedMotion: 'reduce' });
  await page.goto(`/review/${review?.id ?? ''}`);
  await page
    .getByRole('dialog', { name: 'Review message' })
    .getByRole('button', { name: 'Approve AI Recommendation' })
    .click();
  await page.getByRole('dialog', { name: 'Approve AI Recommendation' }).waitFor();
  const decided = performance.now();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => player.kicked(), { interval: 10 }).toBeDefined();
  const took = performance.now() - decided;
  process.stdout.write(`from the reviewer's key to the player's disconnection: ${took.toFixed(0)} ms\n`);
  expect(took).toBeLessThan(DECISION_MS);
  await expectOut('Rex');

  const entry = await findEntry('Rex');
  await expect
    .poll(async () => (await findEntry('Rex'))?.delivery)
    .toMatchObject({ state: 'carried_out', server: 'survival-1' });
  await callApi('POST', `/api/dashboard/logs/${entry?.id ?? ''}/undo`, { reason: 'Friends joking.' });
  await expect.poll(() => game.commands.at(-1)).toBe('pardon Rex');
  const back = await connectPlayer(game, 'Rex');
  back.say('thank you');
  await expect.poll(() => back.heard).toContain('<Rex> thank you');
  back.leave();
});

it(
  'while Torchward cannot be reached the link says so, and afterwards every line arrives once and every ban is carried out',
  async () => {
    await setAutomation('auto_ban');
    isDown = true;
    for (let second = 0; second < OUTAGE_SECONDS; second += 1) {
      const chat = Array.from({ length: 20 }, (_, n) =>
        toLogLine('Outage_talk', `line ${n} of second ${second}`),
      );
      await appendFile(log, [...chat, toLogLine(`Outage_b${second}`, SENTENCES.ban)].join(''));
      await setTimeout(1_000);
    }
    await expect.poll(() => link.output()).toContain('survival-1: The service gave no answer');
    expect(await countLines('Outage_')).toBe(0);
    isDown = false;
    await expect.poll(() => countLines('Outage_')).toBe(OUTAGE_SECONDS * 21);
    await expect.poll(() => countBans('Outage_b')).toBe(OUTAGE_SECONDS);
    process.stdout.write(`${OUTAGE_SECONDS} s without Torchward: ${OUTAGE_SECONDS * 21} lines, none lost\n`);
  },
  90_000 + OUTAGE_SECONDS * 1_000,
);

it(
  'a thousand lines a second reach the log of Torchward, and each verdict its player, with nothing lost',
  async () => {
    await setAutomation('auto_ban');
    let written = 0;
    for (let tick = 0; tick < FLOOD_SECONDS * 10; tick += 1) {
      const lines = Array.from({ length: LINES_PER_SECOND / 10 }, (_, n) => {
        written += 1;
        // Two hundred players, each of whom says a line every 200.
        const text = n === 0 ? SENTENCES.ban : `line ${written} of the flood`;
        return toLogLine(`Flood_${n === 0 ? `b${tick}` : written % 200}`, text);
      });
      await appendFile(log, lines.join(''));
      await setTimeout(100);
    }
    await expect.poll(() => countLines('Flood_'), { timeout: FLOOD_TIMEOUT_MS, interval: 500 }).toBe(written);
    await expect.poll(() => countBans('Flood_b')).toBe(FLOOD_SECONDS * 10);
    process.stdout.write(`${written} lines, ${FLOOD_SECONDS * 10} bans, none lost\n`);
  },
  FLOOD_TIMEOUT_MS + FLOOD_SECONDS * 2_000,
);
