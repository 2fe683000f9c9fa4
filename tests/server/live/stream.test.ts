import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/server/clock';
import { LiveStream } from '~/server/live/liveStream';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { listen, isOfType, waitUntilLinked } from '../../support/live';
import type { TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';

describeOnBothStores('the live stream', (server) => {
  let owner: TestOwner;
  beforeAll(async () => {
    owner = await server().createOwner();
    await waitUntilLinked(server(), owner.token);
  });

  const say = (key: string, message: string) => server().moderate(key, { message, player_name: 'tunnelrat' });

  /** A message that waits for review. */
  async function held(): Promise<string> {
    const answer = await say(owner.liveKey, 'i know where you live');
    expect(answer.json()).toMatchObject({ needs_review: true });
    return answer.json<{ id: string }>().id;
  }

  it('begins with hello and the counts, and reports stored messages without their content', async () => {
    const reader = await listen(server().app, owner.token);
    expect(reader.status).toBe(200);
    expect(reader.contentType).toBe('text/event-stream');
    expect((await reader.next(isOfType('hello'))).data).toEqual({ resumed: false, tier: 'pro' });
    expect((await reader.next(isOfType('counts'))).data).toEqual({ pending_reviews: 0, messages_24h: 0 });

    const stored = await say(owner.liveKey, 'good morning everybody');
    const logs = await reader.next(isOfType('logs'));
    expect(logs.data).toMatchObject({ count: 1, last_id: stored.json<{ id: string }>().id });
    expect(JSON.stringify(reader.events)).not.toMatch(/morning|tunnelrat/);
    const counted = await reader.next(({ data }) => data['messages_24h'] === 1);
    expect(counted.type).toBe('counts');
    reader.leave();
  });

  it('reports items that enter the review queue and decisions with their reviewer', async () => {
    const reader = await listen(server().app, owner.token);
    const id = await held();
    await reader.next(
      ({ type, data }) => type === 'review' && data['id'] === id && data['status'] === 'pending',
    );
    await server().post(owner.token, `/v1/review/${id}/reject`, {
      reviewed_by: 'mika@survival-one.example',
      comments: 'Friends joking.',
    });
    const decided = await reader.next(({ data }) => data['id'] === id && data['status'] === 'rejected');
    expect(decided.data['outcome']).toMatchObject({
      action: 'none',
      reviewed_by: 'mika@survival-one.example',
    });
    reader.leave();
  });

  it('reports created, changed and revoked keys', async () => {
    const reader = await listen(server().app, owner.token);
    const made = await server().post(owner.token, '/v1/account/keys', { name: 'Lobby', prefix: 'sk_live' });
    const { id } = made.json<{ key: { id: string } }>().key;
    const change = async (change: string): Promise<string> =>
      (await reader.next(({ data }) => data['id'] === id && data['change'] === change)).type;
    expect(await change('created')).toBe('keys');
    await server().delete(owner.token, `/v1/account/keys/${id}`);
    expect(await change('revoked')).toBe('keys');
    reader.leave();
  });

  it("never carries another account's events", async () => {
    const other = await server().createOwner();
    const theirs = await listen(server().app, other.token);
    const mine = await listen(server().app, owner.token);
    await say(owner.liveKey, 'only mine');
    await mine.next(isOfType('logs'));
    await say(other.liveKey, 'only theirs');
    await theirs.next(isOfType('logs'));
    expect(theirs.events.filter(isOfType('logs'))).toHaveLength(1);
    mine.leave();
    theirs.leave();
  });

  it('resumes after a lost connection with exactly the missed events', async () => {
    const first = await listen(server().app, owner.token);
    await say(owner.liveKey, 'before');
    await first.next(isOfType('logs'));
    first.leave();
    await first.ended;
    const watch = await listen(server().app, owner.token);
    const missed = await say(owner.liveKey, 'while away');
    await watch.next(isOfType('logs'));
    watch.leave();

    const again = await listen(server().app, owner.token, { lastId: first.lastId(), seconds: 0 });
    await again.ended;
    expect(again.events[0]).toMatchObject({ type: 'hello', data: { resumed: true, tier: 'pro' } });
    expect(again.events.filter(isOfType('logs')).map(({ data }) => data['last_id'])).toEqual([
      missed.json<{ id: string }>().id,
    ]);
    expect(again.events.some(isOfType('resync'))).toBe(false);
    expect(again.events.at(-1)).toMatchObject({ type: 'end', data: { reason: 'time' } });
  });

  it.each(['recent-logs', 'logs', 'players'])(
    'begins with what was stored since the list %s was read',
    async (list) => {
      const before = await server().get(owner.token, `/api/dashboard/${list}`);
      const { last_event_id: lastId } = before.json<{ last_event_id: string }>();
      const watch = await listen(server().app, owner.token);
      const missed = await say(owner.liveKey, `after ${list}`);
      await watch.next(isOfType('logs'));
      watch.leave();

      const reader = await listen(server().app, owner.token, { lastId, seconds: 0 });
      await reader.ended;
      expect(reader.events.filter(isOfType('logs')).map(({ data }) => data['last_id'])).toEqual([
        missed.json<{ id: string }>().id,
      ]);
      expect(reader.events.some(isOfType('resync'))).toBe(false);
    },
  );

  it('says resync to a caller who returns with an unknown id', async () => {
    const reader = await listen(server().app, owner.token, { lastId: 'long-gone', seconds: 0 });
    await reader.ended;
    expect(reader.events.slice(0, 2).map(({ type }) => type)).toEqual(['hello', 'resync']);
    expect(reader.lastId()).not.toBe('long-gone');
  });

  it('ends when its login token is signed out, and not for other tokens of the account', async () => {
    const { access_token: second } = await server().services.sessions.open(owner.id);
    const [ending, staying] = [await listen(server().app, second), await listen(server().app, owner.token)];
    await server().post(second, '/v1/auth/logout');
    expect((await ending.next(isOfType('end'))).data).toEqual({ reason: 'signed_out' });
    await ending.ended;
    await say(owner.liveKey, 'still told');
    await staying.next(isOfType('logs'));
    staying.leave();
  });

  it('ends when the subscription does, at the next heartbeat', async () => {
    const leaving = await server().createOwner();
    const reader = await listen(server().app, leaving.token);
    await updateSubscription(server().store.db, leaving.id, { status: 'canceled' });
    server().services.live.beat();
    expect((await reader.next(isOfType('end'))).data).toEqual({ reason: 'access' });
    await reader.ended;
  });

  it('shows which reviewers have an item open, until they close it or send no sign for 30 seconds', async () => {
    const id = await held();
    const [one, two] = [randomUUID(), randomUUID()];
    const open = (viewer: string, name?: string) =>
      server().put(owner.token, `/v1/review/${id}/presence`, {
        viewer,
        ...(name === undefined ? {} : { name }),
      });
    const reader = await listen(server().app, owner.token);
    expect((await open(one)).json()).toMatchObject({ viewers: [{ viewer: one, name: owner.email }] });
    const both = await open(two, 'mika@survival-one.example');
    expect(both.json<{ viewers: unknown[] }>().viewers).toHaveLength(2);
    const waitForViewers = (count: number) =>
      reader.next(({ type, data }) => type === 'presence' && (data['viewers'] as unknown[]).length === count);
    expect((await waitForViewers(2)).data).toEqual(both.json());

    const late = await listen(server().app, owner.token, { seconds: 0 });
    await late.ended;
    expect(late.events.find(isOfType('presence'))?.data).toEqual(both.json());

    const closed = await server().delete(owner.token, `/v1/review/${id}/presence?viewer=${one}`);
    expect(closed.statusCode).toBe(204);
    server().clock.advance(31_000);
    server().services.live.beat();
    await waitForViewers(0);
    reader.leave();
  });

  it("tells each viewer's browser as the tab gave it", async () => {
    const id = await held();
    const [viewer, browser] = [randomUUID(), randomUUID()];
    const url = `/v1/review/${id}/presence`;
    const reader = await listen(server().app, owner.token);
    await server().put(owner.token, url, { viewer });
    const named = await server().put(owner.token, url, { viewer, browser });
    expect(named.json()).toMatchObject({ viewers: [{ viewer, browser }] });
    const told = await reader.next(
      ({ type, data }) =>
        type === 'presence' && (data['viewers'] as { browser?: string }[])[0]?.browser === browser,
    );
    expect(told.data).toEqual(named.json());
    reader.leave();
  });

  it("another account's review item can be neither entered nor left", async () => {
    const id = await held();
    const stranger = await server().createOwner();
    const url = `/v1/review/${id}/presence`;
    const entered = await server().put(stranger.token, url, { viewer: randomUUID() });
    const left = await server().delete(stranger.token, `${url}?viewer=${randomUUID()}`);
    expect([entered.statusCode, left.statusCode]).toEqual([404, 404]);
  });

  it('refuses the fifty-first stream of an account with the time to wait', async () => {
    const busy = await server().createOwner();
    const readers = await Promise.all(Array.from({ length: 51 }, () => listen(server().app, busy.token)));
    expect(readers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(50).fill(200), 429]);
    const refused = await server().get(busy.token, '/v1/live');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const reader of readers) reader.leave();
  });

  it('ends when its token expires', async () => {
    const reader = await listen(server().app, owner.token);
    server().clock.advance(24 * 31 * HOUR_MS);
    server().services.live.beat();
    expect((await reader.next(isOfType('end'))).data).toEqual({ reason: 'signed_out' });
  });
});

describe('a caller who reads too slowly', () => {
  it('is cut off before more than 64 kB wait for it', async () => {
    const stream = new LiveStream(() => undefined);
    const closed = new Promise((resolve) => stream.content.once('close', resolve));
    let most = 0;
    for (let sent = 0; sent < 200; sent += 1) {
      stream.send('x'.repeat(1_000));
      most = Math.max(most, stream.content.readableLength);
    }
    await closed;
    expect(most).toBeGreaterThan(32 * 1_024);
    expect(most).toBeLessThanOrEqual(64 * 1_024);
  });
});
