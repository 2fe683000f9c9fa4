import type { Socket } from 'node:net';
import type { GameDecisionPage } from '~/contract/api.gen';
import { SECOND_MS } from '../../clock';
import { createTooManyRequestsProblem, createUnauthorizedProblem } from '../../problem';
import type { Db } from '../../store/db';
import type { KeyHolder } from '../../store/repositories/apiKeys';
import { readFeed } from '../../store/repositories/gameDecisions';
import { MODERATE_SCOPE } from '../../store/repositories/ingest';
import { requireAccess, requireScope } from '../access';
import type { KeyHolderService } from '../keyHolders';
import { toGameDecision } from './facts';
import { createWaitingPolls, type WaitingPoll } from './waitingPolls';

/** What a poll asks for. */
export interface PollRequest {
  after: string | undefined;
  waitSeconds: number;
  server: string | undefined;
  limit: number;
}

/** The key that polls, and its connection, whose end ends the wait. */
export interface Poller {
  holder: KeyHolder;
  keyHash: Buffer;
  connection: Socket;
}

export interface Feed {
  /**
   * Lists decisions; waits for one where there is none, until the caller leaves.
   *
   * @throws {HttpProblem} 401 and 403 when the key lost its access meanwhile, 429 when the account has too many polls
   * waiting
   */
  poll: (poller: Poller, request: PollRequest) => Promise<GameDecisionPage>;
  /** Says that an account has a new decision; without an account, that any may have one. */
  wake: (accountId?: string) => void;
  /** Answers every poll that waits, and lets no other wait. */
  drain: () => void;
  /** Polls that wait. */
  count: () => number;
}

/** Polls of one account that wait on a node: each game server has one, and two for a moment while it reconnects. */
const MAX_POLLS = 40;
const FIRST_CURSOR = '0';

export function createFeed({ db, keyHolders }: { db: Db; keyHolders: KeyHolderService }): Feed {
  const waitingPolls = createWaitingPolls({ atOnce: MAX_POLLS });
  let draining = false;

  async function read(accountId: string, { after, server, limit }: PollRequest): Promise<GameDecisionPage> {
    const place = after === undefined ? undefined : Number(after);
    let page = await readFeed(db, accountId, { after: place, server, limit });
    if (place !== undefined && place > page.last) {
      // The account's data comes from a backup that is older than the cursor.
      page = await readFeed(db, accountId, { after: undefined, server, limit });
    }
    const end = page.rows.length < limit ? page.last : (page.rows.at(-1)?.place ?? page.last);
    return { decisions: page.rows.map(toGameDecision), cursor: String(end) };
  }

  /** A poll may have begun long before the key was revoked. */
  async function recheck(keyHash: Buffer): Promise<void> {
    const holder = await keyHolders.identify(keyHash);
    if (!holder) throw createUnauthorizedProblem('This API key is unknown or revoked.');
    requireAccess(holder.account, 'subscribed');
    requireScope(holder.scopes, MODERATE_SCOPE);
  }

  async function readOrWait(
    { holder, keyHash }: Poller,
    request: PollRequest,
    waitingPoll: WaitingPoll,
  ): Promise<GameDecisionPage> {
    const until = performance.now() + request.waitSeconds * SECOND_MS;
    for (;;) {
      const page =
        holder.mode === 'test'
          ? { decisions: [], cursor: request.after ?? FIRST_CURSOR }
          : await read(holder.account.id, request);
      const leftMs = until - performance.now();
      if (page.decisions.length > 0 || leftMs <= 0 || draining || waitingPoll.hasLeft()) return page;
      await waitingPoll.wait(leftMs);
      if (!waitingPoll.hasLeft()) await recheck(keyHash);
    }
  }

  return {
    poll: async (poller, request) => {
      const waitingPoll = waitingPolls.enter(poller.holder.account.id);
      if (!waitingPoll) {
        throw createTooManyRequestsProblem(
          `This account already has ${String(MAX_POLLS)} calls waiting for decisions on this node.`,
          5,
        );
      }
      poller.connection.once('close', waitingPoll.leave);
      try {
        return await readOrWait(poller, request, waitingPoll);
      } finally {
        poller.connection.off('close', waitingPoll.leave);
        waitingPoll.leave();
      }
    },
    wake: waitingPolls.wake,
    drain: () => {
      draining = true;
      waitingPolls.wake();
    },
    count: waitingPolls.count,
  };
}
