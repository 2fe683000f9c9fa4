import type {
  LiveDecision,
  PendingReviewPage,
  ReviewDecisionResponse,
  ReviewDetails,
  ReviewOutcome,
} from '~/contract/api.gen';
import type { Clock } from '../../clock';
import { createListeners } from '../../listeners';
import { createConflictProblem, createNotFoundProblem } from '../../problem';
import type { Store } from '../../store/connect';
import { type DecisionCaller, type ReviewDecision, type DecisionDependencies, decideReview } from './decide';
import { type PendingPageRequest, readPendingPage, readReviewDetails } from './read';

export interface ReviewService {
  /** One page of the queue, oldest first. */
  pending: (accountId: string, page: PendingPageRequest) => Promise<PendingReviewPage>;
  /** @throws {HttpProblem} 404 */
  details: (accountId: string, id: string) => Promise<ReviewDetails>;
  /** @throws {HttpProblem} 404; 409 with the decision of the reviewer who was first */
  decide: (caller: DecisionCaller, id: string, decision: ReviewDecision) => Promise<ReviewDecisionResponse>;
  /** Called after the commit of a decision; must not throw. */
  onDecided: (listener: DecisionListener) => void;
}

/**
 * @param id of the item
 * @param told the new decision for the game; undefined where the game was told the same before
 */
export type DecisionListener = (
  accountId: string,
  id: string,
  outcome: ReviewOutcome,
  told: LiveDecision | undefined,
) => void;

interface ReviewOptions {
  store: Store;
  clock: Clock;
  announce: DecisionDependencies['announce'];
}

export function createReviewService({ store: { db }, clock, announce }: ReviewOptions): ReviewService {
  const decisionListeners = createListeners<Parameters<DecisionListener>>();
  return {
    pending: (accountId, page) => readPendingPage(db, accountId, page),
    details: async (accountId, id) => {
      const details = await readReviewDetails(db, accountId, id);
      if (!details) throw createNotFoundProblem();
      return details;
    },
    decide: async (caller, id, decision) => {
      const decided = await decideReview({ db, clock, announce }, caller, id, decision);
      switch (decided.result) {
        case 'decided':
          decisionListeners.call(caller.accountId, id, decided.outcome, decided.told);
          return { message: decided.message, outcome: decided.outcome };
        case 'conflict':
          throw createConflictProblem(decided.detail, { decision: decided.decision });
        case 'missing':
          throw createNotFoundProblem();
      }
    },
    onDecided: decisionListeners.add,
  };
}
