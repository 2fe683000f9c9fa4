import type {
  Actor,
  DecisionDelivery,
  DecisionReport,
  GameDecision,
  LiveDecision,
  PlayerActionRequest,
} from '~/contract/api.gen';
import { cleanText } from '../../cleanText';
import type { Clock } from '../../clock';
import { createListeners } from '../../listeners';
import { createNotFoundProblem } from '../../problem';
import type { Store } from '../../store/connect';
import { storeReport } from '../../store/repositories/gameDecisions';
import type { KeyHolderService } from '../keyHolders';
import { actOnPlayer } from './act';
import { toDeliveredDecision, toGameDelivery, toLiveDecision } from './facts';
import { createFeed, type Feed } from './feed';
import { undoAction, type UndoRequest } from './undo';

/** Game decisions: the feed of the game servers, their reports, undo, and the owner's actions on players. */
export interface DecisionService extends Feed {
  /** @throws {HttpProblem} 404 */
  report: (accountId: string, id: string, report: DecisionReport) => Promise<DecisionDelivery>;
  /** @throws {HttpProblem} 404; 409 where nothing is in effect */
  undo: (request: UndoRequest) => Promise<void>;
  /** @throws {HttpProblem} 400, 404; 409 where there is nothing to lift */
  act: (
    owner: { accountId: string; actor: Actor },
    playerId: string,
    request: PlayerActionRequest,
  ) => Promise<GameDecision>;
  /** Called after the commit of a decision or of a report about one; must not throw. */
  onChanged: (listener: (accountId: string, decision: LiveDecision) => void) => void;
}

interface DecisionOptions {
  store: Store;
  clock: Clock;
  keyHolders: KeyHolderService;
}

export function createDecisionService({
  store: { db },
  clock,
  keyHolders,
}: DecisionOptions): DecisionService {
  const changeListeners = createListeners<[accountId: string, decision: LiveDecision]>();

  return {
    ...createFeed({ db, keyHolders }),

    report: async (accountId, id, { result, server = null, detail }) => {
      const report = {
        result,
        server,
        detail: detail === undefined || detail === '' ? null : cleanText(detail),
        at: clock.now(),
      };
      const stored = await storeReport(db, accountId, id, report);
      if (!stored) throw createNotFoundProblem();
      if (stored.changed) changeListeners.call(accountId, toLiveDecision(stored.row));
      return toGameDelivery(stored.row);
    },

    undo: async (request) => {
      const decision = await undoAction({ db, clock }, request);
      if (decision) changeListeners.call(request.owner.id, decision);
    },

    act: async (owner, playerId, request) => {
      const row = await actOnPlayer({ db, clock }, owner, playerId, request);
      changeListeners.call(owner.accountId, toLiveDecision(row));
      return toDeliveredDecision(row);
    },

    onChanged: changeListeners.add,
  };
}
