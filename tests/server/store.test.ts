import fs, { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogPage, Overview } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { DataFolderError, lockDataFolder } from '~/server/store/embedded/folderLock';
import { EmbeddedDatabaseError } from '~/server/store/embedded/database';
import { describeStoreFailure } from '~/server/store/failures';
import { describeError } from '~/server/describeError';
import { deleteExpired } from '~/server/maintenance';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { startOwnPostgres } from '../support/postgres';
import { openTestStore, startTestServer } from '../support/server';
import { useFolder } from '../support/useFolder';
import { describeOnBothStores } from '../support/stores';

const onError = (error: unknown) => {
  throw error;
};

describe('the lock on the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'torchward-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has one holder, and is free again afterwards', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderError);
    expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('a folder that the system refuses is named at once', () => {
    expect(() => lockDataFolder('/proc/torchward/data')).toThrow(
      'The data folder /proc/torchward/data cannot be written (ENOENT).',
    );
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, since: 'x' })],
    [
      'of another process that now has the same pid',
      JSON.stringify({ pid: process.pid, started: '1', since: 'x' }),
    ],
    ['that is half written', '{"pid":'],
  ])('a file %s is no lock', (_, content) => {
    writeFileSync(join(folder, 'torchward.pid'), content);
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderError);
    unlock();
  });
});

describe('the folder of the embedded database', () => {
  const folder = useFolder();
  const database = join(folder, 'database');
  const open = () => openTestStore({ databaseUrl: undefined, dataDir: folder });

  it('is closed to other users, though the data folder was open to them', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(database, { mode: 0o755 });
    const store = await open();
    expect(statSync(database).mode & 0o777).toBe(0o700);
    await store.close();
  });

  it('names the full disk when the database does not open for want of space', async () => {
    const free = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, bsize: 4_096 } as fs.StatsFs);
    writeFileSync(join(database, 'PG_VERSION'), 'cut off');
    await expect(open()).rejects.toThrow('does not open: its disk is full. Free some space');
    free.mockRestore();
    await expect(open()).rejects.toThrow(/does not open \(\w.*\)\. Check that its files belong to this user/);
  });
});

it('a failure that is no error is described by its members', () => {
  expect(describeError({ name: 'ErrnoError', errno: 51 })).toBe("{ name: 'ErrnoError', errno: 51 }");
});

describe('failures of the store', () => {
  const coded = (code: string, text = 'x') => Object.assign(new Error(text), { code });

  it.each([
    [coded('53100'), /disk space/],
    [coded('ENOSPC'), /disk space/],
    [coded('XX000', 'could not write init file'), /disk space/],
    [coded('53300'), /out of resources/],
    [coded('57014'), /took too long.*Nothing was stored/],
    [coded('55P03'), /took too long.*Nothing was stored/],
    [coded('25006'), /takes no changes.*Nothing was stored/],
    [coded('ECONNREFUSED'), /not reachable.*Nothing was stored/],
    [coded('57P03'), /not reachable.*Nothing was stored/],
    [new Error('timeout exceeded when trying to connect'), /No connection.*Nothing was stored/],
    [new Error('Client was closed and is not queryable'), /not reachable.*Nothing was stored/],
    [coded('08006'), /not reachable.*may have stored this or not/],
    [coded('57P01'), /not reachable.*may have stored this or not/],
    [coded('ECONNRESET'), /not reachable.*may have stored this or not/],
    [new Error('Connection terminated unexpectedly'), /not reachable.*may have stored this or not/],
    [new EmbeddedDatabaseError('The database worker ended.'), /not reachable.*may have stored this or not/],
  ])('%s is reported as temporary', (error, sentence) => {
    expect(describeStoreFailure(error)).toMatch(sentence);
  });

  it('a defect of the service is not reported as one', () => {
    expect(describeStoreFailure(coded('42703'))).toBeUndefined();
    expect(describeStoreFailure(coded('23505'))).toBeUndefined();
    expect(describeStoreFailure(new TypeError('x is not a function'))).toBeUndefined();
  });

  it('without its database a node answers 503 and is not ready, but judges on', async () => {
    const postgres = await startOwnPostgres();
    const server = await startTestServer({
      databaseUrl: await postgres.createDatabase(),
      services: { onBackgroundError: () => undefined },
    });
    const owner = await server.createOwner();
    const send = () => server.moderate(owner.liveKey);
    const get = (url: string) => server.get(owner.token, url);
    expect((await send()).statusCode).toBe(200);
    await postgres.stop();

    expect((await send()).json()).toMatchObject({ final_action: 'none', stored: false });
    for (const answer of [await get('/ready'), await get('/api/dashboard/overview')]) {
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json<{ detail: string }>().detail).toMatch(/database/);
    }
    expect((await get('/health')).statusCode).toBe(200);
    await server.close();
  });
});

describeOnBothStores('what is kept', (server) => {
  it('messages are deleted when the plan no longer keeps them; counts remain for a larger plan', async () => {
    const owner = await server().createOwner();
    const send = () => server().moderate(owner.liveKey);
    const { db } = server().store;
    const total = async () => (await server().read<LogPage>(owner.token, '/api/dashboard/logs')).total;
    const rows = async () =>
      (await db.selectFrom('messages').select('id').where('account_id', '=', owner.id).execute()).length;
    const expire = () => deleteExpired({ store: server().store, now: server().clock.now(), onError });
    await send();
    server().clock.advance(60 * DAY_MS);
    const { access_token } = await server().services.sessions.open(owner.id);
    owner.token = access_token;
    await send();
    await expire();
    expect([await total(), await rows()]).toEqual([2, 2]);

    await updateSubscription(db, owner.id, { tier: 'growth' });
    expect(await total()).toBe(1);
    expect(await rows()).toBe(2);
    await expire();
    expect([await total(), await rows()]).toEqual([1, 1]);
    const counted = async () =>
      (await server().read<Overview>(owner.token, '/api/dashboard/overview?period=90d')).stats.total_messages;
    expect(await counted()).toBe(1);
    await updateSubscription(db, owner.id, { tier: 'pro' });
    expect(await counted()).toBe(2);
  });
});
