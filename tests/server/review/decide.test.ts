import { describe, expect, test } from 'vitest';
import type { Action } from '~/contract/api.gen';
import { toMember } from '~/server/actor';
import { createTimeOrderedId } from '~/server/ids';
import { type ReviewDecision, decideReview } from '~/server/services/reviews/decide';
import { readPendingPage, readReviewDetails } from '~/server/services/reviews/read';
import { addAccount, addReview, readCounts, hourStart } from './support';
import { useStore } from '../../support/useTestServer';

const store = useStore();
const now = new Date('2026-11-20T21:04:11.000Z');
const clock = { now: () => now };

const approve: ReviewDecision = { kind: 'approve', reviewedBy: 'mika@survival-one.example' };

async function listAuditRows(accountId: string, subjectId: string) {
  return store.db
    .selectFrom('audit_events')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .selectAll()
    .execute();
}

const announce = () => Promise.resolve();

const createMember = (id: string) => toMember({ id, email: `${id}@survival-one.example` });

function decide(accountId: string, id: string, decision: ReviewDecision) {
  return decideReview(
    { db: store.db, clock, announce },
    { accountId, actor: createMember(accountId) },
    id,
    decision,
  );
}

describe('a decision', () => {
  test('of fifty at the same time, exactly one is written, and the others learn its reviewer, action and time', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'ban', applied: 'warn' });
    const kinds: ReviewDecision['kind'][] = ['approve', 'reject', 'customize'];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        decide(account, id, {
          kind: kinds[n % 3] ?? 'approve',
          reviewedBy: `reviewer-${n}@survival-one.example`,
          ...(n % 3 === 2 && { customAction: 'mute' }),
        }),
      ),
    );
    const winners = results.filter(({ result }) => result === 'decided');
    const losers = results.filter((result) => result.result === 'conflict');
    expect(winners).toHaveLength(1);
    expect(losers).toHaveLength(49);
    const [winner] = winners;
    const outcome = winner?.result === 'decided' ? winner.outcome : undefined;
    for (const loser of losers) {
      expect(loser.decision).toEqual(outcome);
      expect(loser.detail).toContain(outcome?.reviewed_by);
      expect(loser.detail).toContain('2026-11-20 21:04 UTC');
    }
    expect(await listAuditRows(account, id)).toHaveLength(1);
  });

  test('repeated by the same reviewer returns the first result and leaves one audit event', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'mute' });
    const first = await decide(account, id, { ...approve, comments: 'Clear.' });
    const repeated = await decide(account, id, { ...approve, comments: 'Clear.' });
    // The game is told once.
    expect({ ...first, told: undefined }).toEqual({ ...repeated, told: undefined });
    expect(repeated).not.toHaveProperty('told');
    expect(await decide(account, id, { ...approve, comments: 'Not so clear.' })).toMatchObject({
      result: 'conflict',
    });
    expect(await listAuditRows(account, id)).toHaveLength(1);
  });

  test('that comes second is refused with the recorded decision, not with its effect in a game', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'kick' });
    await decide(account, id, approve);
    expect(await decide(account, id, { ...approve, kind: 'reject' })).toMatchObject({
      detail:
        'mika@survival-one.example decided this on 2026-11-20 21:04 UTC. ' +
        'Approved: kick recorded for xX_grief. It is carried out when the server asks.',
    });
  });

  test.each<[ReviewDecision, Action, string]>([
    [approve, 'ban', 'Approved: ban recorded for xX_grief. It is carried out when the server asks.'],
    [{ ...approve, kind: 'reject' }, 'none', 'Rejected: no action against xX_grief.'],
    [
      { ...approve, kind: 'customize', customAction: 'kick' },
      'kick',
      'Customized: kick recorded for xX_grief. It is carried out when the server asks.',
    ],
    [
      { ...approve, kind: 'customize', customAction: 'warn' },
      'warn',
      'Customized: warning recorded for xX_grief. The server was told with the verdict.',
    ],
  ])('changes message, totals and player together: %o', async (decision, action, message) => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'ban', applied: 'warn' });
    expect(await decide(account, id, decision)).toMatchObject({ result: 'decided', message });
    expect(await readCounts(store.db, account, id)).toEqual({
      finalAction: action,
      reviewStatus: { approve: 'approved', reject: 'rejected', customize: 'customized' }[decision.kind],
      totals: { none: 0, warn: 0, mute: 0, kick: 0, ban: 0, [action]: 1 },
      player: {
        warnings: action === 'warn' ? 1 : 0,
        mutes: 0,
        kicks: action === 'kick' ? 1 : 0,
        bans: action === 'ban' ? 1 : 0,
      },
    });
  });

  test('that fails leaves no decision, no audit event and no changed counts', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'ban', applied: 'warn' });
    const before = await readCounts(store.db, account, id);
    // The webhook event is queued last, after every count has been changed.
    const broken = { db: store.db, clock, announce: () => Promise.reject(new Error('disk trouble')) };
    const decider = { accountId: account, actor: createMember(account) };
    await expect(decideReview(broken, decider, id, approve)).rejects.toThrow('disk trouble');
    expect(await readCounts(store.db, account, id)).toEqual(before);
    expect(await listAuditRows(account, id)).toHaveLength(0);
    expect((await readReviewDetails(store.db, account, id))?.status).toBe('pending');
  });

  test('keeps the signed-in account beside the address that was typed', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'mute' });
    await decide(account, id, approve);
    const [event] = await listAuditRows(account, id);
    expect(event).toMatchObject({ actor: `account:${account}`, detail: { reviewed_by: approve.reviewedBy } });
    const row = await store.db
      .selectFrom('reviews')
      .where('id', '=', id)
      .select(['reviewed_by', 'decided_by_account'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ reviewed_by: approve.reviewedBy, decided_by_account: account });
  });

  test("on another account's item answers like one on no item and changes nothing", async () => {
    const [mine, theirs] = [await addAccount(store.db), await addAccount(store.db)];
    const id = await addReview(store.db, theirs, { recommended: 'mute' });
    expect(await decide(mine, id, approve)).toEqual({ result: 'missing' });
    expect(await decide(mine, createTimeOrderedId(now.getTime()), approve)).toEqual({ result: 'missing' });
    expect(await readReviewDetails(store.db, mine, id)).toBeUndefined();
    expect((await readReviewDetails(store.db, theirs, id))?.status).toBe('pending');
  });
});

describe('the queue', () => {
  test("lists only the account's own pending items, oldest first, and counts them", async () => {
    const [mine, theirs] = [await addAccount(store.db), await addAccount(store.db)];
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      ids.push(await addReview(store.db, mine, { recommended: 'warn', minute }));
      await addReview(store.db, theirs, { recommended: 'warn', minute });
    }
    await decide(mine, ids[1] ?? '', approve);
    const page = await readPendingPage(store.db, mine, { limit: 2, offset: 1 });
    expect(page.total).toBe(4);
    expect(page.reviews.map(({ id }) => id)).toEqual([ids[2], ids[3]]);
  });

  test('shows every item once to a reviewer who decides each page before fetching the next', async () => {
    const account = await addAccount(store.db);
    const ids = new Set<string>();
    for (let minute = 0; minute < 23; minute += 1) {
      ids.add(await addReview(store.db, account, { recommended: 'warn', minute }));
    }
    const seen: string[] = [];
    for (;;) {
      const { reviews } = await readPendingPage(store.db, account, { limit: 5, offset: 0 });
      if (reviews.length === 0) break;
      for (const { id } of reviews) {
        seen.push(id);
        await decide(account, id, approve);
      }
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen)).toEqual(ids);
  });
});

describe('the details', () => {
  test('show at most five lines of the same server on each side, oldest first', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'warn', minute: 20, linesAround: 7 });
    const details = await readReviewDetails(store.db, account, id);
    expect(details?.surroundings?.before.map(({ message }) => message)).toEqual([
      'before 5',
      'before 4',
      'before 3',
      'before 2',
      'before 1',
    ]);
    expect(details?.surroundings?.after.map(({ message }) => message)).toEqual([
      'after 1',
      'after 2',
      'after 3',
      'after 4',
      'after 5',
    ]);
  });

  test('name the reviewer, the decision and its time', async () => {
    const account = await addAccount(store.db);
    const id = await addReview(store.db, account, { recommended: 'ban', applied: 'warn' });
    await decide(account, id, {
      ...approve,
      kind: 'customize',
      customAction: 'warn',
      comments: 'First time.',
    });
    const details = await readReviewDetails(store.db, account, id);
    expect(details?.audit).toEqual([
      { at: hourStart.toISOString(), event: 'Held for review; the server was told to warn meanwhile' },
      {
        at: now.toISOString(),
        event: 'Customized to warn',
        by: approve.reviewedBy,
        comments: 'First time.',
        actor: createMember(account),
      },
    ]);
  });
});
