import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs, { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '~/server/store/connect';
import { defaultConfig } from '~/server/store/repositories/configs';
import { setAsideTables } from '~/server/store/backup/setAside';
import { backUp, restore } from '../../scripts/backup/command';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { startTestServer } from '../support/server';
import { useFolder } from '../support/useFolder';

const folder = useFolder();
const original = join(folder, 'original.jsonl.gz');

async function run(command: typeof backUp, args: string[], env: Record<string, string>) {
  const lines: string[] = [];
  const progress: string[] = [];
  const terminal = {
    out: (line: string) => void lines.push(line),
    progress: (line: string) => void progress.push(line),
  };
  const code = await command(args, env, folder, terminal);
  return { code, said: lines.join('\n'), progress };
}

/** Counts and hashes of every table, from a backup's last line. */
function readTableSums(file: string): Record<string, { rows: number; sha256: string }> {
  const last = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').at(-1) ?? '';
  return (JSON.parse(last) as { tables: Record<string, { rows: number; sha256: string }> }).tables;
}

/** A backup without its accounts, which all other rows refer to. */
function createOrphanBackup(lines: readonly string[]): Buffer {
  const trailer = JSON.parse(lines.at(-1) ?? '') as { tables: Record<string, object> };
  const from = lines.findIndex((line) => line.startsWith('{"table":"accounts"'));
  const to = lines.findIndex((line, n) => n > from && line.startsWith('{"table":'));
  trailer.tables['accounts'] = { rows: 0, sha256: createHash('sha256').digest('hex') };
  const kept = lines.filter((_, n) => (n <= from || n >= to) && n < lines.length - 1);
  return gzipSync(`${[...kept, JSON.stringify(trailer)].join('\n')}\n`);
}

describe('backup and restore', () => {
  let postgres: TestPostgres;
  let source: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    source = await postgres.createDatabase();
    const server = await startTestServer({ databaseUrl: source });
    const owner = await server.createOwner();
    await server.createOwner({ verified: false, subscription: null });
    await server.put(owner.token, '/api/dashboard/config', { ...defaultConfig, swearing: 'act' });
    const lines = [
      'gg',
      'you are such an idiot',
      'join my server 203.0.113.7:25565',
      // U+2028 and U+2029 end a line for some readers of text.
      'naïve \u{1F525} "quoted" \\ {"table":1}\u2028{"end":true\u2029',
    ];
    for (const [index, message] of lines.entries()) {
      server.clock.advance(1_357);
      const sent = await server.moderate(owner.liveKey, {
        message,
        message_id: `m/${index}`,
        player_uuid: '6f2d9c1e-6f0b-4a57-9d8e-0a4c2f1b7e55',
      });
      expect(sent.statusCode).toBe(200);
    }
    const player = '/api/dashboard/player/6f2d9c1e-6f0b-4a57-9d8e-0a4c2f1b7e55/actions';
    await server.post(owner.token, player, { action: 'ban' });
    await server.post(owner.token, player, { action: 'mute' });
    // As after the plan's retention, when `lasting_changes` alone has the ban.
    await sql`delete from game_decisions where action = 'ban'`.execute(server.store.db);
    await server.close();
    const { code, said } = await run(backUp, [original], { DATABASE_URL: source });
    expect(said).toMatch(/^Backed up \d+ rows of \d+ tables to /);
    expect(code).toBe(0);
  });
  afterAll(() => postgres.stop());

  it.each([
    ['refuses the connection', () => Object.assign(new URL(source), { pathname: '/missing' })],
    ['does not answer', () => new URL('postgres://torchward:hunter2@127.0.0.1:1/torchward')],
  ])('a database that %s is named in one sentence', async (_, address) => {
    const { host, href } = address();
    const sentence = new RegExp(
      `^The database at ${host} cannot be used \\(.*\\)\\. Check it, and DATABASE_URL\\.$`,
    );
    const file = join(folder, 'refused.jsonl.gz');
    for (const [command, path] of [
      [backUp, file],
      [restore, original],
    ] as const) {
      const { code, said } = await run(command, [path], { DATABASE_URL: href });
      expect(said).toMatch(sentence);
      expect(code).toBe(1);
    }
  });

  it('a backup is one file that only this user can read, with no other file left beside it', () => {
    expect(readdirSync(folder).filter((name) => name.startsWith('original'))).toEqual(['original.jsonl.gz']);
    expect(statSync(original).mode & 0o077).toBe(0);
    expect(readTableSums(original)).toMatchObject({
      accounts: { rows: 2 },
      messages: { rows: 4 },
      api_keys: { rows: 4 },
      configs: { rows: 1 },
      game_decisions: { rows: 1 },
      lasting_changes: { rows: 2 },
    });
  });

  it('only the settings of the database are read', async () => {
    const others = { JWT_SECRET: 'short', PORT: 'none', PUBLIC_URL: 'nowhere', TORCHWARD_MODE: 'production' };
    const file = join(folder, 'beside-faults.jsonl.gz');
    expect(await run(backUp, [file], { DATABASE_URL: source, ...others })).toMatchObject({ code: 0 });
    const target = await postgres.createDatabase();
    expect(await run(restore, [file], { DATABASE_URL: target, ...others })).toMatchObject({ code: 0 });
    const { code, said } = await run(backUp, [file, '--force'], { DATABASE_URL: 'mysql://x', ...others });
    expect([code, said.split('\n').slice(1)]).toEqual([
      1,
      ['  - DATABASE_URL must be an address such as postgres://user:password@host:5432/torchward.'],
    ]);
  });

  it('PostgreSQL gets every row back, and so does the embedded database', async () => {
    const target = await postgres.createDatabase();
    const restored = await run(restore, [original], { DATABASE_URL: target });
    expect(restored.said).toMatch(/^Restored \d+ rows of \d+ tables/);
    expect(restored.progress).toContain('messages: 4 rows');
    await run(backUp, [join(folder, 'again.jsonl.gz')], { DATABASE_URL: target });
    expect(readTableSums(join(folder, 'again.jsonl.gz'))).toEqual(readTableSums(original));

    const embedded = { DATA_DIR: join(folder, 'embedded') };
    expect(await run(restore, [original], embedded)).toMatchObject({ code: 0 });
    const { code, said } = await run(backUp, [], embedded);
    expect(code).toBe(0);
    const file = / to (\S+) \(/.exec(said)?.[1] ?? '';
    expect(file).toContain(join('embedded', 'backups', 'torchward-'));
    expect(readTableSums(file)).toEqual(readTableSums(original));
  });

  it('a target that holds accounts is refused, and replaced only by force', async () => {
    const target = await postgres.createDatabase();
    await run(restore, [original], { DATABASE_URL: target });
    const count = async () => {
      const store = await openStore({ databaseUrl: target, dataDir: folder });
      const { rows } = await sql<{ n: number }>`select count(*) as n from messages`.execute(store.db);
      await store.close();
      return rows[0]?.n;
    };
    const store = await openStore({ databaseUrl: target, dataDir: folder });
    await sql`delete from messages`.execute(store.db);
    await store.close();
    const refused = await run(restore, [original], { DATABASE_URL: target });
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('already holds accounts') as string,
    });
    expect(await count()).toBe(0);
    expect(await run(restore, [original, '--force'], { DATABASE_URL: target })).toMatchObject({ code: 0 });
    expect(await count()).toBe(4);
  });

  it('a file that is cut short, altered, foreign or of a newer version is refused before anything changes', async () => {
    const whole = readFileSync(original);
    const text = gunzipSync(whole).toString();
    const lines = text.trimEnd().split('\n');
    const bad: Record<string, [Buffer, RegExp]> = {
      'cut in the middle': [whole.subarray(0, whole.length - 40), /cut short/],
      'without its last line': [gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /cut short/],
      'with one row changed': [gzipSync(text.replace('such an idiot', 'such a friend')), /was altered/],
      'with one row gone': [
        gzipSync(`${lines.filter((line) => !line.includes('such an idiot')).join('\n')}\n`),
        /was altered/,
      ],
      'not compressed': [Buffer.from('hello'), /damaged or no backup/],
      'something else': [gzipSync('{"hello":1}\n'), /is not a backup/],
      'a newer schema': [
        gzipSync(text.replace('"0001-accounts"', '"9999-future"')),
        /newer version.*9999-future/,
      ],
      'a newer format': [gzipSync(text.replace('"version":1', '"version":2')), /format 2/],
    };
    const target = await postgres.createDatabase();
    for (const [what, [content, reason]] of Object.entries(bad)) {
      const file = join(folder, 'bad.jsonl.gz');
      writeFileSync(file, content);
      const { code, said } = await run(restore, [file, '--force'], { DATABASE_URL: target });
      expect(said, what).toMatch(reason);
      expect(said.split('\n'), what).toHaveLength(1);
      expect(code, what).toBe(1);
    }
    const store = await openStore({ databaseUrl: target, dataDir: folder, schema: 'as it is' });
    const tables = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(store.db);
    await store.close();
    expect(tables.rows).toEqual([]);
  });

  it('an existing file is not overwritten, and an unreachable or empty database leaves no file', async () => {
    const refused = await run(backUp, [original], { DATABASE_URL: source });
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('exists already') as string });
    const fresh = join(folder, 'none.jsonl.gz');
    const empty = await run(backUp, [fresh], { DATABASE_URL: await postgres.createDatabase() });
    expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('nothing to back up') as string });
    const gone = new URL(source);
    gone.port = '1';
    expect(await run(backUp, [fresh], { DATABASE_URL: gone.href })).toMatchObject({ code: 1 });
    expect(await run(backUp, [], { DATA_DIR: join(folder, 'nowhere') })).toMatchObject({ code: 1 });
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it.each([
    ['a folder', '.', /^\/.* is a folder\. Name a file in it\.$/],
    [
      'in a file',
      'original.jsonl.gz/b.gz',
      /^\/.* cannot be written \(EEXIST\)\. Name a file in another folder\.$/,
    ],
    [
      'where no folder can be',
      '/proc/torchward/b.gz',
      /^\/.* cannot be written \(ENOENT\)\. Name a file in another/,
    ],
    [
      'with too long a name',
      `${'a'.repeat(251)}.gz`,
      /^\/.* cannot be written \(ENAMETOOLONG\)\. Name a file/,
    ],
  ])('a backup whose file is %s fails with one sentence', async (_, file, sentence) => {
    const { code, said } = await run(backUp, [file, '--force'], { DATABASE_URL: source });
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
  });

  it('a database that gives this user no rights is named in one sentence', async () => {
    const store = await openStore({ databaseUrl: source, dataDir: folder, schema: 'as it is' });
    await sql`create role visitor login`.execute(store.db);
    await store.close();
    const env = { DATABASE_URL: Object.assign(new URL(source), { username: 'visitor' }).href };
    for (const [command, path] of [
      [backUp, join(folder, 'visited.jsonl.gz')],
      [restore, original],
    ] as const) {
      const { code, said } = await run(command, [path, '--force'], env);
      expect(said).toMatch(
        /^The database cannot be used \(permission denied for .*\)\. Check it, and DATABASE_URL\.$/,
      );
      expect(code).toBe(1);
    }
  });

  it('a forced restore that fails, or is cut off, leaves PostgreSQL as it was', async () => {
    const target = await postgres.createDatabase();
    const env = { DATABASE_URL: target };
    expect(await run(restore, [original], env)).toMatchObject({ code: 0 });
    const before = join(folder, 'before.jsonl.gz');
    const after = join(folder, 'after.jsonl.gz');
    await run(backUp, [before], env);
    // Its rows and checksums agree, but no account has the first of them.
    const lines = gunzipSync(readFileSync(original)).toString().trimEnd().split('\n');
    const bad = join(folder, 'bad.jsonl.gz');
    writeFileSync(bad, createOrphanBackup(lines));
    const { code, said } = await run(restore, [bad, '--force'], env);
    expect(said).toMatch(
      /^The restore failed, and the database is as it was before\. The cause: .*foreign key/,
    );
    expect(code).toBe(1);
    await run(backUp, [after], env);
    expect(readTableSums(after)).toEqual(readTableSums(before));

    const store = await openStore({ databaseUrl: target, dataDir: folder, schema: 'as it is' });
    await setAsideTables(store.db);
    await store.close();
    const refused = await run(restore, [original], env);
    expect(refused.said).toContain('already holds accounts');
    await run(backUp, [after, '--force'], env);
    expect(readTableSums(after)).toEqual(readTableSums(before));
    expect(await run(restore, [original, '--force'], env)).toMatchObject({ code: 0 });
    await run(backUp, [after, '--force'], env);
    expect(readTableSums(after)).toEqual(readTableSums(original));
  });

  it('a forced restore that fails leaves the embedded database as it was', async () => {
    const dataDir = join(folder, 'forced');
    const env = { DATA_DIR: dataDir };
    expect(await run(restore, [original], env)).toMatchObject({ code: 0 });
    const files = readdirSync(dataDir);
    expect(files).toEqual(['database']);
    // As a restore leaves it that was killed.
    mkdirSync(join(dataDir, 'restoring/database'), { recursive: true });
    const lines = gunzipSync(readFileSync(original)).toString().trimEnd().split('\n');
    const bad = join(folder, 'bad-embedded.jsonl.gz');
    writeFileSync(bad, createOrphanBackup(lines));
    const { code, said } = await run(restore, [bad, '--force'], env);
    expect(said).toMatch(
      /^The restore failed, and the database is as it was before\. The cause: .*foreign key/,
    );
    expect(code).toBe(1);
    expect(readdirSync(dataDir)).toEqual(files);
    const after = join(folder, 'after-embedded.jsonl.gz');
    await run(backUp, [after], env);
    expect(readTableSums(after)).toEqual(readTableSums(original));
    expect((await run(restore, [original, '--force'], env)).said).toMatch(/ is in .*database-before-/);
    expect(readdirSync(dataDir)).toEqual(['database', expect.stringMatching(/^database-before-/) as string]);
  });

  it('a restore that has no room leaves no database', async () => {
    const target = join(folder, 'small');
    const full = { bavail: 1, bsize: 1 };
    vi.spyOn(fs.promises, 'statfs').mockResolvedValue(full as unknown as fs.BigIntStatsFs);
    syncBuiltinESMExports();
    const { code, said } = await run(restore, [original], { DATA_DIR: target });
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(said).toMatch(
      /^There is not enough room in .*small: about \d+ MiB are needed\. Nothing was changed\.$/,
    );
    expect(code).toBe(1);
    expect(readdirSync(target)).toEqual([]);
  });

  it('a backup that is told to stop leaves no file', async () => {
    const store = await openStore({ databaseUrl: source, dataDir: folder, schema: 'as it is' });
    const name = 'stopped.jsonl.gz';
    await store.db.transaction().execute(async (trx) => {
      await sql`lock table accounts in access exclusive mode`.execute(trx);
      const child = spawn(
        process.execPath,
        ['scripts/bootstrap.mjs', 'scripts/backup.ts', join(folder, name)],
        { env: { ...process.env, DATABASE_URL: source }, stdio: 'ignore' },
      );
      const exited = once(child, 'exit');
      await expect.poll(() => readdirSync(folder)).toContain(`${name}.part`);
      child.kill('SIGTERM');
      expect(await exited).toEqual([1, null]);
    });
    await store.close();
    expect(readdirSync(folder).filter((each) => each.startsWith(name))).toEqual([]);
  });

  it('a backup that fails before a slow disk has created its file leaves none either', async () => {
    const file = join(folder, 'slow.jsonl.gz');
    const database = await postgres.createDatabase();
    const { open } = fs;
    const made = new Promise<void>((resolve) => {
      const late = (
        path: string,
        flags: string,
        mode: number,
        done: (...result: unknown[]) => void,
      ): void => {
        setTimeout(() => {
          open(path, flags, mode, (...result) => {
            done(...result);
            resolve();
          });
        }, 1_000);
      };
      vi.spyOn(fs, 'open').mockImplementationOnce(late as typeof open);
    });
    expect(await run(backUp, [file], { DATABASE_URL: database })).toMatchObject({ code: 1 });
    await made;
    vi.restoreAllMocks();
    expect(readdirSync(folder).filter((name) => name.startsWith('slow'))).toEqual([]);
  });
});
