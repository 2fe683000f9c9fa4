import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ModerateResponse, Problem } from '~/contract/api.gen';
import { moderateLocally } from '~/server/moderation';
import { createLine, type TestOwner } from '../support/server';
import { useTestServer } from '../support/useTestServer';

const POISON = 'poisoned line';
const HALF = '\ud83d';

describe('a message that the database refuses', () => {
  const server = useTestServer({
    store: 'postgres',
    collectErrors: true,
    env: { logLevel: 'silent' },
    services: {
      decide: (input) => {
        const verdict = moderateLocally(input);
        const reasoning = input.message.startsWith(POISON) ? `A reason with ${HALF}` : verdict.reasoning;
        const asked = input.message.endsWith('for the AI') ? 1 : 0;
        return Promise.resolve({
          verdict: { ...verdict, reasoning },
          aiCalls: asked,
          aiCostMicros: 700 * asked,
        });
      },
    },
  });
  afterEach(async () => {
    await sql`drop trigger if exists stumble on hourly_totals`.execute(server.store.db);
    await sql`drop trigger if exists refuse on messages`.execute(server.store.db);
  });

  const send = (owner: TestOwner, message: string) => server.moderate(owner.liveKey, createLine(message));
  const sendBatch = async (owner: TestOwner, messages: readonly string[]) => {
    const answer = await server.post(owner.liveKey, '/v1/moderate/batch', {
      messages: messages.map((message) => createLine(message)),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ results: (ModerateResponse | Problem)[] }>().results;
  };
  /** The places of the messages that are not stored; each has a verdict. */
  const findUnstored = (results: readonly (ModerateResponse | Problem)[]): number[] => {
    for (const result of results) expect(result).toMatchObject({ final_action: 'none' });
    return results.flatMap((result, n) => ('stored' in result && result.stored ? [] : [n]));
  };
  /** The messages of the log, and the three counts that must agree with them. */
  const stored = async (owner: TestOwner) => {
    const { db } = server.store;
    const rows = await db
      .selectFrom('messages')
      .select('message')
      .where('account_id', '=', owner.id)
      .execute();
    const counted = await sql<{ hours: number; periods: number; players: number }>`select
      (select coalesce(sum(messages), 0) from hourly_totals where account_id = ${owner.id}) as hours,
      (select coalesce(sum(messages), 0) from usage_periods where account_id = ${owner.id}) as periods,
      (select coalesce(sum(messages), 0) from players where account_id = ${owner.id}) as players`.execute(db);
    return { texts: rows.map(({ message }) => message).toSorted(), ...counted.rows[0] };
  };
  const all = (texts: readonly string[]) => ({
    texts: texts.toSorted(),
    hours: texts.length,
    periods: texts.length,
    players: texts.length,
  });

  it('has its verdict and is alone not stored: the others of its commit, of any owner, are, exactly once', async () => {
    const owners = [await server.createOwner(), await server.createOwner()] as const;
    const bad = new Set([17, 118, 119]);
    const texts = Array.from({ length: 240 }, (_, n) => (bad.has(n) ? `${POISON} ${n}` : `line ${n}`));
    const answers = await Promise.all(texts.map((text, n) => send(owners[n % 2] ?? owners[0], text)));
    expect(findUnstored(answers.map((answer) => answer.json<ModerateResponse>()))).toEqual([...bad]);
    for (const side of [0, 1] as const) {
      const good = texts.filter((_, n) => n % 2 === side && !bad.has(n));
      expect(await stored(owners[side])).toEqual(all(good));
    }
  });

  it('still counts its AI cost, alone as in a batch', async () => {
    const owner = await server.createOwner();
    const text = `${POISON} for the AI`;
    expect((await send(owner, text)).json()).toMatchObject({ stored: false });
    expect(await sendBatch(owner, [text])).toMatchObject([{ stored: false }]);
    const usage = await server.get(owner.token, '/api/dashboard/usage');
    expect(usage.json()).toMatchObject({ total_requests: 0, claude_api_calls: 2, total_cost_usd: 0.0014 });
  });

  it('has its verdict in its batch, in its place, and is alone not stored', async () => {
    const owner = await server.createOwner();
    const texts = Array.from({ length: 100 }, (_, n) => (n === 63 ? POISON : `line ${n}`));
    const results = await sendBatch(owner, texts);
    expect(findUnstored(results)).toEqual([63]);
    expect(await stored(owner)).toEqual(all(texts.filter((text) => text !== POISON)));
  });

  it('alone in a call leaves no row', async () => {
    const owner = await server.createOwner();
    expect((await send(owner, POISON)).json()).toMatchObject({ final_action: 'none', stored: false });
    expect(await stored(owner)).toEqual(all([]));
  });

  /** Fails the first statements that count an hour, as the loser of a deadlock does. */
  async function stumble(code: '40P01' | '40001', times: number): Promise<void> {
    const { db } = server.store;
    await sql`drop sequence if exists stumbles`.execute(db);
    await sql`create sequence stumbles`.execute(db);
    await sql`create or replace function stumble() returns trigger language plpgsql as ${sql.raw(`$$ begin
      if nextval('stumbles') <= ${times} then raise exception 'stumbled' using errcode = '${code}'; end if;
      return new; end $$`)}`.execute(db);
    await sql`create trigger stumble before insert on hourly_totals for each statement execute function stumble()`.execute(
      db,
    );
  }

  it.each(['40P01', '40001'] as const)('%s is tried again, and no caller sees it', async (code) => {
    const owner = await server.createOwner();
    await stumble(code, 2);
    expect((await send(owner, 'single')).statusCode).toBe(200);
    expect(await stored(owner)).toEqual(all(['single']));
  });

  it('a deadlock in a batch is tried again, and no caller sees it', async () => {
    const owner = await server.createOwner();
    await stumble('40P01', 2);
    const results = await sendBatch(owner, ['one', 'two']);
    expect(results.every((result) => 'final_action' in result)).toBe(true);
    expect(await stored(owner)).toEqual(all(['one', 'two']));
  });

  it('a deadlock that does not end is a temporary failure of the database', async () => {
    const owner = await server.createOwner();
    await stumble('40P01', 1_000);
    expect((await send(owner, 'single')).json()).toMatchObject({ final_action: 'none', stored: false });
    expect((await stored(owner)).texts).toEqual([]);
  });

  /** Lets a trigger refuse a line; the failure's code is that of no fault of the content, nor of the database. */
  async function refuse(condition: string): Promise<void> {
    const { db } = server.store;
    await sql`create or replace function refuse() returns trigger language plpgsql as ${sql.raw(`$$ begin
      if ${condition} then raise exception 'refused'; end if;
      return new; end $$`)}`.execute(db);
    await sql`create trigger refuse before insert on messages for each row execute function refuse()`.execute(
      db,
    );
  }

  it('fails alone when a defect refuses it', async () => {
    const owners = [await server.createOwner(), await server.createOwner()] as const;
    for (const owner of owners) await send(owner, 'an earlier line');
    await refuse("new.message = 'the refused line'");
    const texts = Array.from({ length: 120 }, (_, n) => (n === 31 ? 'the refused line' : `line ${n}`));
    const answers = await Promise.all(texts.map((text, n) => send(owners[n % 2] ?? owners[0], text)));
    expect(answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [] : [[n, statusCode]]))).toEqual([
      [31, 500],
    ]);
    const results = await sendBatch(owners[0], ['first', 'the refused line', 'last']);
    expect(results.map((result) => 'final_action' in result)).toEqual([true, false, true]);
  });

  it('is tried a bounded number of times when a defect refuses every line', async () => {
    const owner = await server.createOwner();
    await server.moderate(owner.liveKey, createLine('an earlier line'));
    await refuse('true');
    const ingest = vi.spyOn(server.store.prepared, 'query');
    const answer = await server.post(owner.liveKey, '/v1/moderate/batch', {
      messages: Array.from({ length: 100 }, (_, n) => createLine(`line ${n}`)),
    });
    const statements = ingest.mock.calls.filter(([name]) => name.startsWith('ingest'));
    ingest.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.length).toBeLessThanOrEqual(40);
  });
});
