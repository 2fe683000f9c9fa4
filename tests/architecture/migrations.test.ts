import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Migration,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '~/server/store/migrations';

interface Rule {
  pattern: RegExp;
  advice: string;
}

/** Statements that block a table of ingest, take long before the node listens, or break the node that still runs. */
const RULES: readonly Rule[] = [
  { pattern: /create (unique )?index/, advice: 'build it with changeIndexes in the background' },
  { pattern: /drop index/, advice: 'drop it with changeIndexes in the background' },
  { pattern: /\bset not null/, advice: 'add a check as NOT VALID, validate it in the background' },
  {
    pattern: /\balter( column)? \S+ (set data )?type\b/,
    advice: 'add a column and fill it in the background',
  },
  {
    pattern: /\badd constraint(?!.*(not valid|using index))/,
    advice: 'add it as NOT VALID, validate it in the background',
  },
  { pattern: /\bvalidate constraint/, advice: 'validate it in the background' },
  {
    pattern: /\badd column(?=[^,]*\bdefault\b[^,]*\b(?!now\()[a-z_]+\()/,
    advice: 'a volatile default rewrites the table: fill the column in the background',
  },
  { pattern: /\badd column[^,]*\b(generated|serial|bigserial)\b/, advice: 'it rewrites the table' },
  {
    pattern: /\badd column[^,]*(\bcheck\b|\breferences\b|\bunique\b|\bprimary key\b)/,
    advice: 'add the column without it, then the constraint as NOT VALID',
  },
  {
    pattern: /\badd column(?=[^,]*\bnot null\b)(?![^,]*\bdefault\b)/,
    advice: 'the node that still runs does not write it',
  },
  {
    pattern: /\b(drop (column|table|view)|rename)\b/,
    advice: 'the node that still runs uses it: do it in the release after',
  },
  {
    pattern: /^\s*(update|delete|with\b|insert\b.*\bselect\b)/,
    advice: 'change rows in the background, in steps',
  },
  { pattern: /^\s*(lock|truncate|cluster|reindex|vacuum)\b/, advice: 'it blocks the whole table' },
];

/** Which rules the statements of one migration break; a table that the migration itself creates has no rows yet. */
function findFaults(statements: readonly string[]): string[] {
  const created = new Set<string>();
  return statements.flatMap((statement) => {
    const text = statement.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    const [, table] = /^create table (?:if not exists )?(\S+)/.exec(text) ?? [];
    if (table !== undefined) created.add(table);
    const [, target = ''] =
      /^alter table (\S+)|^create (?:unique )?index \S+ on (\S+)/.exec(text)?.filter(Boolean) ?? [];
    if (table !== undefined || created.has(target)) return [];
    return RULES.filter(({ pattern }) => pattern.test(text)).map(
      ({ advice }) => `${text.slice(0, 60)}: ${advice}`,
    );
  });
}

async function readStatements(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (known) => new PostgresIntrospector(known),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migration.up(db);
  return statements;
}

/** Released before this rule, when no installation had many rows in these tables; the list never grows. */
const RELEASED = [
  '0103-extra-servers',
  '0116-usage-periods',
  '0118-player-actions',
  '0119-decided-violations',
  '0120-key-scopes',
  '0130-delivery-lanes',
];

/** Breaks a rule and holds up writers for as long as it says, because what its steps would cost is more. */
const SHORT = {
  // Counts only what waits, by an index: 31 ms for 50,000 items. In steps, a decision in between would count wrongly.
  '0171-review-hours': 'insert into review_hours',
  // Reads the ids of the accounts alone.
  '0230-player-counts': 'insert into uncounted_accounts',
};

describe('migrations', () => {
  it('block no ingest and tolerate the node of the version before', async () => {
    const faulty: string[] = [];
    for (const [name, migration] of Object.entries(migrations)) {
      const statements = await readStatements(migration);
      expect(statements.length).toBeGreaterThan(0);
      const short = Object.entries(SHORT).find(([key]) => key === name)?.[1];
      const faults = findFaults(statements).filter(
        (fault) => short === undefined || !fault.startsWith(short),
      );
      if (faults.length > 0) faulty.push(name);
      if (!RELEASED.includes(name)) expect(faults).toEqual([]);
    }
    expect(faulty).toEqual(RELEASED);
  });

  it.each([
    'create index jobs_due on jobs (run_at)',
    'create unique index concurrently jobs_due on jobs (run_at)',
    'drop index jobs_due',
    'alter table players alter column player_name set not null',
    'alter table players alter column messages type numeric',
    'alter table players alter messages set data type numeric',
    'alter table players add constraint named check (length(player_name) > 0)',
    'alter table players validate constraint named',
    'alter table players add column token uuid default gen_random_uuid()',
    'alter table players add column key text not null default md5(random()::text)',
    'alter table players add column n bigint generated always as (messages * 2) stored',
    'alter table players add column n bigserial',
    'alter table players add column n integer check (n > 0)',
    'alter table players add column owner uuid references accounts',
    'alter table players add column n integer not null',
    'alter table players drop column messages',
    'alter table players rename column messages to lines',
    'drop table players',
    'update players set messages = 0',
    'with old as (select 1) update players set messages = 0',
    'insert into player_actions select * from messages',
    'delete from players',
    'lock table players',
    'truncate players',
  ])('object to %s', (statement) => {
    expect(findFaults([statement])).not.toEqual([]);
  });

  it.each([
    ['alter table players add column note text'],
    ['alter table players add column n integer not null default 0, add column at timestamptz default now()'],
    ['alter table players add constraint named check (length(player_name) > 0) not valid'],
    ['create table notes (id uuid primary key, at timestamptz)', 'create index notes_at on notes (at)'],
  ])('accept %s', (...statements) => {
    expect(findFaults(statements)).toEqual([]);
  });
});
