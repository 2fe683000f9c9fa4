import type { ModerateRequest, ModerateResponse, Verdict } from '~/contract/api.gen';
import type { CostedVerdict } from '../ai/judge';
import { createConflictProblem, HttpProblem, createUnavailableProblem } from '../problem';
import { describeStoreFailure } from '../store/failures';
import { hashBody, type PreparedRunner } from '../store/repositories/ingest';
import { findMessagesById, findReceipts, type MessageRow } from '../store/repositories/messages';

/** A verdict, or the problem that explains why there is none. */
export type MessageAnswer = ModerateResponse | HttpProblem;

/** A verdict with the id and the time of its message. */
export interface TimedVerdict {
  id: string;
  createdAt: Date;
  decision: CostedVerdict;
  processingTimeMs: number;
}

/** Returns the answer to a message with a new verdict; `stored` only for a live one. */
export function toModerateResponse(
  request: ModerateRequest,
  judged: TimedVerdict,
  storing: { mode: 'live'; stored: boolean } | { mode: 'test' },
): ModerateResponse {
  return {
    id: judged.id,
    message_id: request.message_id ?? null,
    duplicate: false,
    processing_time_ms: judged.processingTimeMs,
    // The spreads come last: V8 gives each object its own hidden class where a property follows one.
    ...storing,
    ...judged.decision.verdict,
  };
}

/** Returns the verdict that is stored with a message; its action follows a later decision or undo. */
export function toStoredVerdict(row: MessageRow): Verdict {
  return {
    final_action: row.final_action,
    recommended_action: row.recommended_action,
    category: row.category,
    severity: row.severity,
    confidence: row.confidence,
    reasoning: row.reasoning,
    rule: row.rule,
    filtered: row.filtered,
    needs_review: row.review_status === 'pending',
    decided_by: row.decided_by,
  };
}

function toRepeatedAnswer(row: MessageRow): ModerateResponse {
  return {
    ...toStoredVerdict(row),
    id: row.id,
    message_id: row.message_id,
    mode: 'live',
    stored: true,
    duplicate: true,
    processing_time_ms: row.processing_time_ms,
  };
}

/** The problem of a message that the server could not store, because the subscription changed at each attempt. */
export function createChangingSubscriptionProblem(): HttpProblem {
  return createUnavailableProblem(
    'The subscription of this account is changing right now. Nothing was stored; try again.',
  );
}

/** The problem of a message for which the queue to the store has no room. */
export function createBusyProblem(): HttpProblem {
  return createUnavailableProblem(
    'More messages arrive than can be stored. Nothing was stored; try again.',
    undefined,
    1,
  );
}

/** The problem of a call whose deadline passed before the database answered. */
export function createDeadlineProblem(): HttpProblem {
  return createUnavailableProblem(
    'The database is too slow at the moment, and without it this message has no verdict. Please try again shortly.',
  );
}

export function createOtherMessageProblem({ message_id: id }: ModerateRequest): HttpProblem {
  return createConflictProblem(
    `The message_id ${id ?? ''} was already used for another message. ` +
      'It was not stored; give every message an id of its own.',
  );
}

/** Returns the problem that explains why a message of a batch was not stored. */
export function toStoringProblem(reason: unknown): HttpProblem {
  if (reason instanceof HttpProblem) return reason;
  const storeFailure = describeStoreFailure(reason);
  if (storeFailure !== undefined) return createUnavailableProblem(storeFailure, reason);
  return new HttpProblem(
    500,
    'The database refused to store this message, so it has no verdict. If it stays, contact support@torchward.example.',
    { cause: reason },
  );
}

/** Finds the answers that messages got when their ids were first used, in the order of the requests. */
export async function findEarlierAnswers(
  runner: PreparedRunner,
  accountId: string,
  requests: readonly ModerateRequest[],
): Promise<MessageAnswer[]> {
  const messageIds = requests.flatMap((request) => request.message_id ?? []);
  const receipts = new Map(
    (await findReceipts(runner, accountId, messageIds)).map((receipt) => [receipt.message_id, receipt]),
  );
  const rows = new Map(
    (
      await findMessagesById(
        runner,
        accountId,
        [...receipts.values()].map(({ log_id }) => log_id),
      )
    ).map((row) => [row.id, row]),
  );
  return requests.map((request) => {
    const receipt = receipts.get(request.message_id ?? '');
    if (receipt && receipt.body_hash !== '' && receipt.body_hash !== hashBody(request)) {
      return createOtherMessageProblem(request);
    }
    const row = receipt && rows.get(receipt.log_id);
    return row
      ? toRepeatedAnswer(row)
      : createConflictProblem('This message_id was used before, for a message that is no longer kept.');
  });
}
