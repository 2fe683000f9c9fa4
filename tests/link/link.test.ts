import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { computeOfflineUuid } from '~/gamelog/offlineUuid';
import { writeDurably } from '~/link/state';
import { HEADER, prepareLink } from '../support/link/useLink';

const UUID = '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55';

describe('a chat line', () => {
  it('reaches Torchward with its server, its time, its player and an id of its own', async () => {
    const { start, write, torchward } = await prepareLink();
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    await write(
      `UUID of player mossy_fox is ${UUID}`,
      'mossy_fox joined the game',
      '<mossy_fox> hi',
      '<Late> yo',
    );
    await expect.poll(() => torchward.messages.size).toBe(2);
    const [known, unknown] = [...torchward.messages.values()];
    const noon = new Date();
    noon.setHours(12, 0, 0, 0);
    if (noon > new Date()) noon.setDate(noon.getDate() - 1);
    expect(known).toMatchObject({
      message: 'hi',
      player_name: 'mossy_fox',
      player_uuid: UUID,
      server: 'survival-1',
      sent_at: noon.toISOString(),
    });
    expect(unknown?.player_uuid).toBe(computeOfflineUuid('Late'));
    expect(known?.message_id).toMatch(/^link-[\da-f]{16}-\d+$/);
    expect([...torchward.userAgents]).toEqual(['torchward-link/test']);
  });

  it('has the uuid that the log named before the link began', async () => {
    const { start, write, torchward, told } = await prepareLink();
    const forged = `<Eve> before\u2028${HEADER}UUID of player mossy_fox is ${computeOfflineUuid('Eve')}`;
    await write(`UUID of player mossy_fox is ${UUID}`, 'mossy_fox joined the game', forged);
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    await write('<mossy_fox> after');
    await expect.poll(() => torchward.messages.size).toBe(1);
    const [message] = [...torchward.messages.values()];
    expect(message).toMatchObject({ message: 'after', player_uuid: UUID });
    expect(told).toContainEqual(expect.stringContaining('Earlier chat is read with --from-start alone'));
  });

  it('has the channel of the format that it fits, and a line that fits none is no chat', async () => {
    const formats = [{ format: '[P] {name} > {text}', channel: 'party' }, '{any}[G] {name}: {text}'];
    const { start, write, torchward } = await prepareLink({ chat_formats: formats });
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    await write('[P] Steve > psst', '[VIP] [G] Alex: hello', '<Steve> not in a format');
    await expect.poll(() => status.judged).toBe(2);
    expect([...torchward.messages.values()].map(({ message, channel }) => [message, channel])).toEqual([
      ['psst', 'party'],
      ['hello', undefined],
    ]);
  });

  it('that gets an action becomes a command, once the console answers', async () => {
    const { start, write, torchward, console } = await prepareLink();
    torchward.judge = ({ message }) =>
      message === 'warn' || message === 'mute' || message === 'kick' || message === 'ban' ? message : 'none';
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    await write('<Steve> fine', '<Steve> ban');
    await expect
      .poll(() => console.commands)
      .toEqual(['ban Steve Your message breaks the chat rules: toxicity']);
    await expect.poll(() => status.lastVerdict?.action).toBe('ban');
  });
});

describe('a line that Torchward judges and never stores', () => {
  it('is sent again for ten minutes, then given up with a sentence, and the chat after it goes on', async () => {
    const { start, write, torchward, told } = await prepareLink();
    torchward.stores = ({ message }) => message !== 'unstorable';
    torchward.judge = ({ message }) => (message === 'unstorable' ? 'warn' : 'none');
    let minutes = 0;
    const { status } = await start({ now: () => new Date(Date.now() + minutes * 60_000) });
    await expect.poll(() => status.isLogOpen).toBe(true);
    await write('<Steve> unstorable');
    await expect.poll(() => torchward.repeated).toBe(1);
    await write('<Steve> next');
    expect(torchward.messages.size).toBe(1);
    minutes = 11;
    await expect.poll(() => torchward.messages.size).toBe(2);
    const [id] = torchward.messages.keys();
    expect(told).toContainEqual(
      `survival-1: Torchward judged message ${id ?? ''} and did not store it for ten minutes, so it is missing from the logs.`,
    );
    await expect.poll(() => status.judged).toBe(2);
  });
});

describe('the position', () => {
  it('survives a restart: no line is lost, and none is sent twice', async () => {
    const { start, write, torchward } = await prepareLink();
    const first = await start();
    await expect.poll(() => first.status.isLogOpen).toBe(true);
    await write('<Steve> one');
    await expect.poll(() => first.status.judged).toBe(1);
    await first.stop();
    await write('<Steve> two', '<Steve> three');
    await start();
    await expect.poll(() => torchward.messages.size).toBe(3);
    expect(torchward.repeated).toBe(0);
  });

  it('waits while the disk is full, says so, and goes on when it is not', async () => {
    const { start, write, torchward } = await prepareLink();
    let isFull = false;
    const { status } = await start({
      write: (path, text) =>
        isFull
          ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
          : writeDurably(path, text),
    });
    await expect.poll(() => status.isLogOpen).toBe(true);
    isFull = true;
    await write('<Steve> one');
    await expect.poll(() => status.faults.disk).toMatch(/can't be saved to .* \(ENOSPC\)\.$/);
    await write('<Steve> two');
    isFull = false;
    await expect.poll(() => torchward.messages.size).toBe(2);
    await expect.poll(() => status.faults.disk).toBeUndefined();
    expect(torchward.repeated).toBe(0);
  });

  it('is in a file that its owner alone can read, and no half-written file is left', async () => {
    const { start, folder } = await prepareLink();
    const { status, stop } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    await stop();
    const files = await readdir(join(folder, 'state'));
    expect(files).toHaveLength(1);
    expect((await stat(join(folder, 'state', files[0] ?? ''))).mode & 0o777).toBe(0o600);
  });
});

describe('while Torchward is down', () => {
  it('the link says so, keeps every line in the log, and sends each once afterwards', async () => {
    const { start, write, torchward, log } = await prepareLink();
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    torchward.failWith = { status: 503, headers: { 'retry-after': '0' } };
    for (let n = 0; n < 250; n += 1) await write(`<Steve> line ${n}`);
    await expect.poll(() => status.faults.api).toBe('The service answered 503.');
    await rename(log, `${log}.1`);
    await writeFile(log, `${HEADER}Starting again\n${HEADER}<Steve> after\n`);
    torchward.failWith = undefined;
    await expect.poll(() => torchward.messages.size).toBe(251);
    expect(torchward.repeated).toBe(0);
    await expect.poll(() => status.faults.api).toBeUndefined();
  });

  it.each([
    ['a refused key', 401, 'The service answered 401.'],
    ['a redirection', 308, 'The service answered 308.'],
    ['the page of a proxy', 200, 'The answer is not one of Torchward. Check the address.'],
  ])('%s is named, and the line is sent again until it is judged', async (_, code, fault) => {
    const { start, write, torchward } = await prepareLink();
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    torchward.failWith = { status: code };
    await write('<Steve> hi');
    await expect.poll(() => status.faults.api).toBe(fault);
    torchward.failWith = undefined;
    torchward.decide({ action: 'warn', player_name: 'Steve' });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    await expect.poll(() => torchward.messages.size).toBe(1);
    await expect.poll(() => status.faults).toEqual({});
  });
});

describe('the console', () => {
  const ban = { action: 'ban', player_name: 'Steve' } as const;

  it('that refuses the connection delays commands and loses none', async () => {
    const { start, torchward, console } = await prepareLink();
    await console.stop();
    const { status } = await start();
    torchward.decide(ban);
    await expect
      .poll(() => status.faults.console)
      .toMatch(/^Nothing listens on 127\.0\.0\.1:\d+; is enable-rcon=true/);
    await expect.poll(() => status.ordersWaiting).toBe(1);
    await console.start();
    await expect.poll(() => console.commands).toEqual(['ban Steve Decided by a reviewer']);
    await expect.poll(() => status.faults.console).toBeUndefined();
  });

  it('that closes its connections is reached again', async () => {
    const { start, torchward, console } = await prepareLink();
    await start();
    torchward.decide(ban);
    await expect.poll(() => console.commands).toHaveLength(1);
    await console.stop();
    await console.start();
    torchward.decide({ ...ban, player_name: 'Alex' });
    await expect
      .poll(() => console.commands)
      .toEqual(['ban Steve Decided by a reviewer', 'ban Alex Decided by a reviewer']);
  });

  it('whose password is wrong is named, and an order survives the restart with the right one', async () => {
    const { start, torchward, console, config } = await prepareLink();
    const [server] = config.servers;
    const right = server?.rcon.password ?? '';
    if (server) server.rcon.password = 'wrong';
    const { status, stop } = await start();
    torchward.decide(ban);
    await expect.poll(() => status.faults.console).toMatch(/refused the password/);
    await stop();
    if (server) server.rcon.password = right;
    await start();
    await expect.poll(() => console.commands).toEqual(['ban Steve Decided by a reviewer']);
  });

  it('is not asked in a dry run, which prints the command and reports that nothing was done', async () => {
    const { start, torchward, console, config, told } = await prepareLink();
    config.dryRun = true;
    await start();
    torchward.decide(ban);
    await expect.poll(() => told).toContain('survival-1: dry run, not sent: ban Steve Decided by a reviewer');
    await expect.poll(() => torchward.reports).toHaveLength(1);
    expect(torchward.reports[0]).toMatchObject({ result: 'failed', detail: 'dry run, no command was sent' });
    expect([...torchward.userAgents]).toEqual(['torchward-link/test (dry run)']);
    expect(console.commands).toEqual([]);
  });

  it('that does not know a command fails the decision with its answer', async () => {
    const { start, torchward, console } = await prepareLink({ commands: { kick: 'boot {name}' } });
    console.answer = () => 'Unknown or incomplete command, see below for error\nboot Steve<--[HERE]';
    await start();
    const { id } = torchward.decide({ action: 'kick', player_name: 'Steve' });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    expect(torchward.reports[0]).toMatchObject({ id, result: 'failed', server: 'survival-1' });
    expect(torchward.reports[0]?.detail).toMatch(/^The console refused the command for kick: Unknown/);
  });
});

describe('a decision', () => {
  it('is carried out in order and reported', async () => {
    const { start, torchward, console } = await prepareLink();
    const ids = [
      torchward.decide({ action: 'ban', player_name: 'Steve' }),
      torchward.decide({ action: 'none', previous_action: 'ban', player_name: 'Steve' }),
      torchward.decide({ action: 'kick', player_name: 'Steve', server: 'survival-1' }),
      torchward.decide({ action: 'kick', player_name: 'Alex', server: 'elsewhere' }),
    ].map(({ id }) => id);
    const { status } = await start();
    await expect.poll(() => torchward.reports.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(console.commands).toEqual([
      'ban Steve Decided by a reviewer',
      'pardon Steve',
      'kick Steve Decided by a reviewer',
    ]);
    expect(torchward.reports.every(({ result }) => result === 'carried_out')).toBe(true);
    await expect.poll(() => status.lastDecision?.action).toBe('kick');
  });

  it('about a player who is offline is applied at the next login, also after a restart', async () => {
    const { start, torchward, console, write } = await prepareLink();
    console.answer = (command) => (command.startsWith('kick') ? 'No player was found' : '');
    const { stop, status } = await start();
    const { id } = torchward.decide({ action: 'kick', player_name: 'Steve' });
    await expect
      .poll(() => torchward.reports)
      .toEqual([
        { id, result: 'failed', detail: 'player offline, applied at next login', server: 'survival-1' },
      ]);
    await expect.poll(() => status.decisionsWaiting).toBe(1);
    await stop();
    const again = await start();
    console.answer = () => 'Kicked Steve';
    await expect.poll(() => again.status.isLogOpen).toBe(true);
    await write('Steve joined the game');
    await expect
      .poll(() => torchward.reports.at(-1))
      .toEqual({ id, result: 'carried_out', server: 'survival-1' });
    await expect.poll(() => again.status.decisionsWaiting).toBe(0);
  });

  it('for a mute says that a vanilla server has none, unless the owner names a command for it', async () => {
    const mute = { action: 'mute', player_name: 'Steve' } as const;
    const vanilla = await prepareLink();
    await vanilla.start();
    vanilla.torchward.decide(mute);
    await expect
      .poll(() => vanilla.torchward.reports.at(-1))
      .toMatchObject({
        result: 'carried_out',
        detail: 'kicked instead, because a vanilla server has no mute',
      });
    const own = await prepareLink({ commands: { mute: 'silence {name}' } });
    await own.start();
    own.torchward.decide(mute);
    await expect.poll(() => own.torchward.reports.at(-1)).toMatchObject({ result: 'carried_out' });
    expect(own.torchward.reports.at(-1)?.detail).toBeUndefined();
  });

  it('that takes back what waits for a login is all that happens', async () => {
    const { start, torchward, console, write } = await prepareLink();
    console.answer = () => 'No player was found';
    const { status } = await start();
    torchward.decide({ action: 'kick', player_name: 'Steve' });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    torchward.decide({ action: 'none', previous_action: 'kick', player_name: 'Steve' });
    await expect.poll(() => torchward.reports.at(-1)?.result).toBe('carried_out');
    expect(torchward.reports.at(-2)?.detail).toBe('replaced by a newer decision');
    await write('Steve joined the game');
    await expect.poll(() => status.decisionsWaiting).toBe(0);
    expect(console.commands).toHaveLength(1);
  });

  it('that lifts a mute leaves a ban that waits for a login', async () => {
    const { start, torchward, console, write } = await prepareLink();
    console.answer = () => 'No player was found';
    const { status } = await start();
    torchward.decide({ action: 'ban', player_name: 'Steve' });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    console.answer = () => '';
    torchward.decide({ action: 'none', previous_action: 'mute', player_name: 'Steve' });
    await expect.poll(() => torchward.reports.at(-1)?.result).toBe('carried_out');
    // The link counts a decision as done once its report is answered.
    await expect.poll(() => status.decisionsWaiting).toBe(1);
    await write('Steve joined the game');
    await expect.poll(() => status.decisionsWaiting).toBe(0);
    expect(console.commands.filter((command) => command.startsWith('ban'))).toHaveLength(2);
  });

  it('that lifts a ban of a player whom the console does not know fails at once', async () => {
    const { start, torchward, console } = await prepareLink();
    console.answer = () => 'That player does not exist';
    const { status } = await start();
    torchward.decide({ action: 'none', previous_action: 'ban', player_name: 'Steve' });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    expect(torchward.reports[0]).toMatchObject({
      result: 'failed',
      detail: 'The console refused the command for pardon: That player does not exist',
    });
    await expect.poll(() => status.decisionsWaiting).toBe(0);
  });

  it('that Torchward lists again is reported again and not carried out again', async () => {
    const { start, torchward, console } = await prepareLink();
    const { stop } = await start();
    const made = torchward.decide({ action: 'ban', player_name: 'Steve' });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    await stop();
    torchward.decide({ ...made });
    await start();
    await expect.poll(() => torchward.reports.length).toBeGreaterThan(0);
    expect(console.commands).toHaveLength(1);
  });

  it('with a duration ends by itself where the plugin knows durations', async () => {
    const { start, torchward, console } = await prepareLink({ preset: 'essentialsx' });
    torchward.decide({ action: 'ban', player_name: 'Steve', duration_seconds: 5_400 });
    torchward.decide({ action: 'mute', player_name: 'Alex' });
    await start();
    await expect
      .poll(() => console.commands)
      .toEqual([
        'essentials:tempban Steve 90m Decided by a reviewer',
        'essentials:mute Alex 1h Decided by a reviewer',
      ]);
  });

  it('with a duration is taken back by the link where the server knows none, also after a restart', async () => {
    const { start, torchward, console } = await prepareLink();
    let now = new Date();
    const { stop } = await start({ now: () => now });
    torchward.decide({ action: 'ban', player_name: 'Steve', duration_seconds: 3_600 });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    await stop();
    now = new Date(now.getTime() + 3_599_000);
    const again = await start({ now: () => now });
    await expect.poll(() => again.status.isLogOpen).toBe(true);
    expect(console.commands).toEqual(['ban Steve Decided by a reviewer']);
    now = new Date(now.getTime() + 2_000);
    await expect.poll(() => console.commands.at(-1)).toBe('pardon Steve');
  });

  it('that repeats an order with a duration moves the time at which the link takes it back', async () => {
    const { start, torchward, console } = await prepareLink({
      commands: { mute: 'mute {name}', unmute: 'unmute {name}' },
    });
    let now = new Date();
    const { status } = await start({ now: () => now });
    torchward.decide({ action: 'mute', player_name: 'Steve', duration_seconds: 60 });
    await expect.poll(() => torchward.reports).toHaveLength(1);
    now = new Date(now.getTime() + 30_000);
    torchward.decide({ action: 'mute', previous_action: 'mute', player_name: 'Steve', duration_seconds: 60 });
    await expect.poll(() => torchward.reports).toHaveLength(2);
    await expect.poll(() => status.ordersWaiting).toBe(0);
    now = new Date(now.getTime() + 61_000);
    await expect.poll(() => console.commands).toEqual(['mute Steve', 'mute Steve', 'unmute Steve']);
  });
});
