import type { Actor, ListEntry, ListEntryDraft, Lists } from '~/contract/api.gen';
import { countWildcards, findPatternFault, LIST_LIMITS } from '~/contract/listPatterns';
import { formatActorName } from '../../actor';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { createServerLists, foldPattern } from '../../moderation/lists';
import { createBadRequestProblem, createConflictProblem, createNotFoundProblem } from '../../problem';
import type { Store } from '../../store/connect';
import type { Db } from '../../store/db';
import { writeAuditEvent } from '../../store/repositories/audit';
import { raiseServersVersion } from '../../store/repositories/configs';
import type { StorableMessage } from '../../store/repositories/ingest';
import {
  deleteListEntry,
  insertListEntry,
  listListEntries,
  type ListEntryRow,
  toListEntry,
  updateListEntry,
} from '../../store/repositories/listEntries';
import { createDecidedLineCounter } from './decidedLines';

/** The account's lists of words, phrases and links. */
export interface ListService {
  get: (accountId: string) => Promise<Lists>;
  /** @throws {HttpProblem} 400 for an unusable pattern; 409 for a listed one, or when the lists are full */
  create: (accountId: string, draft: ListEntryDraft, actor: Actor) => Promise<ListEntry>;
  /** @throws {HttpProblem} 400, 404, 409 */
  update: (accountId: string, id: string, draft: ListEntryDraft, actor: Actor) => Promise<ListEntry>;
  /** @throws {HttpProblem} 404 */
  remove: (accountId: string, id: string, actor: Actor) => Promise<void>;
  /** Reads the lists. @returns a function that gives the matcher of a game server's lines */
  read: (accountId: string) => Promise<ReturnType<typeof createServerLists>>;
  /** Counts the stored lines that entries decided. */
  noteStored: (items: readonly StorableMessage[]) => void;
  /** Resolves when what was counted so far is written. */
  drained: () => Promise<void>;
}

interface ListOptions {
  store: Store;
  clock: Clock;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

/** @throws {HttpProblem} 400, 409 */
function requireUsable(draft: ListEntryDraft, others: readonly ListEntryRow[]): void {
  const fault = findPatternFault(draft.kind, draft.pattern);
  if (fault !== undefined) throw createBadRequestProblem(fault, [{ path: '/pattern', message: fault }]);
  if (others.length >= LIST_LIMITS.entries) {
    throw createConflictProblem(`The lists hold at most ${LIST_LIMITS.entries} entries. Remove one first.`);
  }
  const wild = others.filter(({ pattern }) => countWildcards(pattern) > 0).length;
  if (countWildcards(draft.pattern) > 0 && wild >= LIST_LIMITS.wildcardEntries) {
    throw createConflictProblem(
      `At most ${LIST_LIMITS.wildcardEntries} entries can have a *. Remove one of those first.`,
    );
  }
  const named = (servers: ListEntryDraft['servers']) => JSON.stringify(servers?.toSorted() ?? null);
  const isListed = others.some(
    (other) =>
      other.kind === draft.kind &&
      foldPattern(other) === foldPattern(draft) &&
      named(other.servers) === named(draft.servers),
  );
  if (isListed)
    throw createConflictProblem(`“${draft.pattern}” is on the lists already. Change that entry instead.`);
}

export function createListService({ store, clock, onBackgroundError }: ListOptions): ListService {
  const { db } = store;
  const counts = createDecidedLineCounter({ store, onBackgroundError });

  /** Changes the lists, tells every node, and records the change. */
  const change = <Result>(
    accountId: string,
    actor: Actor,
    work: (
      trx: Db,
      entries: ListEntryRow[],
      at: Date,
    ) => Promise<{ result: Result; before: ListEntryRow | null; after: ListEntryRow | null }>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const at = clock.now();
      // The row of the configuration makes changes of one account's lists wait for each other.
      await raiseServersVersion(trx, accountId, at);
      const { result, before, after } = await work(trx, await listListEntries(trx, accountId), at);
      await writeAuditEvent(trx, {
        id: createTimeOrderedId(at.getTime()),
        accountId,
        subjectId: (after ?? before)?.id ?? accountId,
        kind: 'list.changed',
        actor,
        at,
        detail: { before: toDetail(before), after: toDetail(after) },
      });
      return result;
    });

  return {
    get: async (accountId) => ({
      entries: (await listListEntries(db, accountId)).map(toListEntry),
      limit: LIST_LIMITS.entries,
    }),

    create: (accountId, draft, actor) =>
      change(accountId, actor, async (trx, entries, at) => {
        requireUsable(draft, entries);
        const after = await insertListEntry(trx, {
          id: createTimeOrderedId(at.getTime()),
          account_id: accountId,
          kind: draft.kind,
          pattern: draft.pattern.trim(),
          action: draft.action,
          servers: draft.servers ?? null,
          created_at: at,
          created_by: formatActorName(actor),
        });
        return { result: toListEntry(after), before: null, after };
      }),

    update: (accountId, id, draft, actor) =>
      change(accountId, actor, async (trx, entries) => {
        const before = entries.find((entry) => entry.id === id);
        if (!before) throw createNotFoundProblem();
        requireUsable(
          draft,
          entries.filter((entry) => entry !== before),
        );
        const after = await updateListEntry(trx, accountId, id, { ...draft, pattern: draft.pattern.trim() });
        return { result: toListEntry(after), before, after };
      }),

    remove: (accountId, id, actor) =>
      change(accountId, actor, async (trx, entries) => {
        const before = entries.find((entry) => entry.id === id);
        if (!before) throw createNotFoundProblem();
        await deleteListEntry(trx, accountId, id);
        return { result: undefined, before, after: null };
      }),

    read: async (accountId) => createServerLists(await listListEntries(db, accountId)),
    noteStored: counts.noteStored,
    drained: counts.write,
  };
}

function toDetail(row: ListEntryRow | null) {
  return row && { kind: row.kind, pattern: row.pattern, action: row.action, servers: row.servers };
}
