import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import {
  addOwner,
  type DemoServer,
  type Ended,
  openTestStore,
  waitForFailedStart,
  startDemo,
  startProductionNode,
} from '../support/server';
import { findFreePort, listenOnFreePort } from '../support/freePort';
import { startPostgres } from '../support/postgres';
import { useFolder } from '../support/useFolder';

/** Each write to this device of Linux finds no room. */
const FULL_DEVICE = '/dev/full';

// Each of these starts a process, which a busy machine takes long for.
describe('starting and stopping', () => {
  const folder = useFolder();
  let running: DemoServer;

  beforeAll(async () => {
    running = await startDemo({ dataDir: folder });
  });
  afterAll(() => running.kill());

  /** The end of a start that must fail. */
  const refused = (env: Record<string, string> = {}, dataDir = folder): Promise<Ended> =>
    waitForFailedStart(startDemo({ dataDir, env }));

  /** What a start that must fail says, in one line. */
  async function expectRefusal(ending: Promise<Ended>): Promise<string> {
    const { output, code } = await ending;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    return output;
  }

  it('prints the address, the login, an API key and a curl line that works', async () => {
    const output = running.output();
    const [, email] = /Sign in +(\S+)/.exec(output) ?? [];
    const [, password] = /Password +(\S+)/.exec(output) ?? [];
    const [, key] = /API key +(sk_live_\S+)/.exec(output) ?? [];
    await callForJson(`${running.url}/v1/auth/login`, { body: { email, password } });
    const [, mailbox] = /Mailbox +(\S+)/.exec(output) ?? [];
    expect(mailbox).toMatch(/^http:\/\/localhost:\d+\/dev\/outbox$/);
    const page = await fetch(running.url + new URL(mailbox ?? '').pathname);
    expect(await page.text()).toContain('<h1>Mailbox</h1>');
    const payload = /-d '(\{.*\})'/.exec(output)?.[1] ?? '';
    const body = JSON.parse(payload) as unknown;
    const verdict = await callForJson(`${running.url}/v1/moderate`, { credential: key, body });
    expect(verdict).toMatchObject({ category: 'advertising' });
  });

  it('stores its generated secrets where only this user can read them', () => {
    const file = join(folder, 'demo.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { password } = JSON.parse(readFileSync(file, 'utf8')) as { password: string };
    expect(password.length).toBeGreaterThan(12);
  });

  it('a second process on the same folder names the one that holds it', async () => {
    const said = await expectRefusal(refused());
    expect(said).toContain(`already in use by process ${running.pid}`);
    expect(said).toContain(folder);
  });

  it('a taken port is reported in one sentence', async () => {
    const holder: Server = createServer();
    const taken = await listenOnFreePort(holder);
    const starting = startProductionNode({ env: { PORT: String(taken) } });
    const said = await expectRefusal(waitForFailedStart(starting));
    holder.close();
    expect(said).toContain(`Port ${taken} on 127.0.0.1 is already in use.`);
    // In production the command of the demo would add the demo's owner to the data.
    expect(said).not.toContain('npm start');
  });

  it.each(['fe80::1', 'a'.repeat(300), 'two words'])('HOST=%s is reported in one sentence', async (host) => {
    const said = await expectRefusal(refused({ HOST: host }, join(folder, 'never-filled')));
    expect(said).toBe(`HOST=${host} is not an address of this machine.\n`);
  });

  it('a taken port is reported before the demo is created', async () => {
    const holder: Server = createServer();
    const taken = await listenOnFreePort(holder);
    const dataDir = join(folder, 'never-filled');
    const said = await expectRefusal(refused({ PORT: String(taken), HOST: '127.0.0.1' }, dataDir));
    holder.close();
    expect(said).toContain(`PORT=${taken + 1} npm start`);
  });

  it.each([
    ['that nothing reads any more', 'dist/server/main.js', undefined],
    ...(existsSync(FULL_DEVICE)
      ? ([
          ['on a full disk', 'dist/server/main.js', FULL_DEVICE],
          ['on a full disk, by npm run serve', 'scripts/start.mjs', FULL_DEVICE],
        ] as const)
      : []),
  ] as const)('a node with output %s starts, serves and ends', async (_, script, device) => {
    const port = await findFreePort();
    const output = device === undefined ? undefined : openSync(device, 'w');
    const node = spawn(process.execPath, [script, '--production'], {
      stdio: ['ignore', output ?? 'pipe', output ?? 'ignore'],
      env: {
        ...process.env,
        ...{ TORCHWARD_MODE: 'production', NODE_ENV: 'production', BILLING: 'test', MAIL: 'outbox' },
        ...{ JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters', LOG_LEVEL: 'debug' },
        ...{ DATA_DIR: join(folder, `unread-${port}`), HOST: '127.0.0.1', PORT: String(port) },
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      },
    });
    if (output !== undefined) closeSync(output);
    node.stdout?.destroy();
    const ended = once(node, 'exit');
    try {
      const isServed = () =>
        fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
      node.kill();
      expect(await ended).toEqual([0, null]);
    } finally {
      node.kill('SIGKILL');
    }
  });

  it('an unwritable data folder is reported in one sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const said = await expectRefusal(refused({}, join(file, 'data')));
    expect(said).toMatch(/^The data folder .*a-file\/data cannot be written.*a file has this name/);
  });

  it('a database that does not answer is reported in one sentence, without its password', async () => {
    const DATABASE_URL = 'postgres://torchward:hunter2@127.0.0.1:1/torchward';
    const said = await expectRefusal(refused({ DATABASE_URL }, join(folder, 'other')));
    expect(said).toContain('cannot be used');
    expect(said).not.toContain('hunter2');
  });

  it('a database that refuses the connection is reported in one sentence', async () => {
    const postgres = await startPostgres();
    const address = Object.assign(new URL(postgres.url), { pathname: '/missing' });
    const said = await expectRefusal(refused({ DATABASE_URL: address.href }, join(folder, 'other')));
    await postgres.stop();
    expect(said).toBe(
      `The database at ${address.host} cannot be used (database "missing" does not exist). Check it, and DATABASE_URL.\n`,
    );
  });

  it('a database with accounts of a service gets no demo', async () => {
    const postgres = await startPostgres();
    const store = await openTestStore({ databaseUrl: postgres.url, dataDir: folder });
    await addOwner(store, new Date(), '');
    await store.close();
    const said = await expectRefusal(refused({ DATABASE_URL: postgres.url }, join(folder, 'other')));
    await postgres.stop();
    expect(said).toMatch(/^The database holds accounts already, so the demo is not added to it\./);
  });

  it('a database that takes no changes is named as one', async () => {
    const postgres = await startPostgres();
    const store = await openTestStore({ databaseUrl: postgres.url, dataDir: folder });
    await store.close();
    const address = new URL(postgres.url);
    address.searchParams.set('options', '-c default_transaction_read_only=on');
    const said = await expectRefusal(waitForFailedStart(startProductionNode({ databaseUrl: address.href })));
    await postgres.stop();
    expect(said).toBe(
      `The database at ${address.host} takes no changes, as a standby does: point DATABASE_URL at the primary.\n`,
    );
  });

  it('a database that fails the start after it was opened is reported in one sentence', async () => {
    const postgres = await startPostgres();
    const store = await openTestStore({ databaseUrl: postgres.url, dataDir: folder });
    await sql`create function disk_full() returns event_trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(store.db);
    await sql`create event trigger disk_full on ddl_command_start execute function disk_full()`.execute(
      store.db,
    );
    await store.close();
    const said = await expectRefusal(waitForFailedStart(startProductionNode({ databaseUrl: postgres.url })));
    await postgres.stop();
    expect(said).toContain('The database has run out of disk space.');
  });

  it('says how mail, payments and the AI are set up', () => {
    const output = running.output();
    expect(output).toContain(`Mail: no mail server is set up (SMTP_URL).`);
    expect(output).toContain(
      'Payments: a test checkout gives every plan and charges nothing (BILLING=test).',
    );
    expect(output).toContain('AI: none is set up (ANTHROPIC_API_KEY or OPENAI_BASE_URL).');
  });

  it('production logs how mail, payments and the AI are set up and what it ignores, without a secret', async () => {
    const node = await startProductionNode({
      env: {
        BILLING: 'none',
        BILLING_PLAN: 'growth',
        MAIL: '',
        SMTP_URL: 'smtps://torchward:hunter2@mail.example:465',
        LOG_LEVEL: 'info',
        METRICS_TOKN: 'hunter2',
      },
    });
    const { code, output } = await node.stop();
    expect(code).toBe(0);
    const lines = output
      .split('\n')
      .filter((line) => line.includes('"part"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { level: 30, part: 'mail', set_up: true, msg: 'Mail: sent through mail.example:465.' },
      {
        level: 40,
        part: 'payments',
        set_up: false,
        msg: 'Payments: none are taken (BILLING=none). Every account has the Growth plan.',
      },
      { level: 40, part: 'ai', set_up: false },
      { level: 40, part: 'settings', set_up: false, msg: expect.stringContaining('METRICS_TOKN') as string },
    ]);
    expect(output).not.toContain('hunter2');
  });

  it('production logs a failure that no request waits for as its other lines', async () => {
    const postgres = await startPostgres();
    const node = await startProductionNode({ databaseUrl: postgres.url, env: { LOG_LEVEL: 'error' } });
    const store = await openTestStore({ databaseUrl: postgres.url, dataDir: folder });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`.execute(store.db);
    await store.close();
    // Whichever part of the node meets its broken connection first has the line.
    const failure = /An idle database connection broke|Work in the background failed/;
    await expect.poll(() => node.output()).toMatch(failure);
    const { output } = await node.stop();
    await postgres.stop();
    const line = output.split('\n').find((text) => failure.test(text)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 50, err: { message: expect.any(String) as string } });
  });

  it('a mail server that never finishes its greeting does not hold up the end of a node', async () => {
    const mailServer = createServer((socket) => {
      const greeting = setInterval(() => socket.write('220-wait\r\n'), 200);
      socket.on('error', () => undefined).on('close', () => clearInterval(greeting));
    });
    const port = await listenOnFreePort(mailServer);
    const node = await startProductionNode({ env: { MAIL: '', SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const isMailed = once(mailServer, 'connection');
    const account = { email: 'mika@survival-one.example', password: 'Torchlight7x' };
    await callForJson(`${node.url}/v1/auth/register`, { body: account });
    await isMailed;
    const { code, output } = await node.stop();
    mailServer.close();
    expect(output).not.toContain('cut off');
    expect(code).toBe(0);
  });

  it('production without its secrets names the missing ones', async () => {
    const { output, code } = await refused({ TORCHWARD_MODE: 'production' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /JWT_SECRET is missing[\s\S]*PUBLIC_URL is missing[\s\S]*SMTP_URL is missing[\s\S]*BILLING is missing/,
    );
    expect(output).not.toContain('    at ');
  });

  it('every start prints the same login and key, and SIGTERM ends the process with 0', async () => {
    const key = /API key +(sk_live_\S+)/.exec(running.output())?.[1] ?? 'no key';
    expect(await running.stop()).toMatchObject({ code: 0 });
    running = await startDemo({ dataDir: folder });
    expect(running.output()).toContain(key);
    expect(running.output()).not.toContain('Creating the demo');
  });
});
