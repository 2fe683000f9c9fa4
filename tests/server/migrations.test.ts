import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '~/server/store/connect';
import { MigrationError } from '~/server/store/migrate';
import { migrations } from '~/server/store/migrations';
import { ensurePartitions } from '~/server/store/partitions';
import { startPostgres, type TestPostgres } from '../support/postgres';

describe('the schema', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: '/nonexistent' });

  it('five nodes that start together migrate once', async () => {
    const address = await postgres.createDatabase();
    const nodes = await Promise.all(Array.from({ length: 5 }, () => open(address)));
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      nodes[0]?.db ?? (await open(address)).db,
    );
    expect(applied.rows.map((row) => row.name)).toEqual(Object.keys(migrations).toSorted());
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('five nodes may add the same partitions at once', async () => {
    const address = await postgres.createDatabase();
    const nodes = await Promise.all(Array.from({ length: 5 }, () => open(address)));
    const [from, to] = [new Date('2026-01-15'), new Date('2026-06-15')];
    await Promise.all(nodes.map((node) => ensurePartitions(node.db, from, to)));
    const found = await sql`select 1 from pg_inherits where inhparent = 'messages'::regclass`.execute(
      nodes[0]?.db ?? (await open(address)).db,
    );
    expect(found.rows).toHaveLength(6);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('data of a newer version is refused with instructions and left as it is', async () => {
    const address = await postgres.createDatabase();
    const store = await open(address);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-the-future', '2030')`.execute(
      store.db,
    );
    await store.close();
    await expect(open(address)).rejects.toThrow(MigrationError);
    await expect(open(address)).rejects.toThrow(/newer version.*9999-the-future.*Nothing was changed/);
  });

  it('both stores end with the same columns', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'torchward-schema-'));
    const embedded = await openStore({ databaseUrl: undefined, dataDir: folder });
    const outside = await open(await postgres.createDatabase());
    const columns = (store: typeof embedded) =>
      sql`select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name <> 'durability_probe' order by 1, 2`.execute(store.db);
    expect((await columns(embedded)).rows).toEqual((await columns(outside)).rows);
    await embedded.close();
    await outside.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
