import type { Action, Config, Preview, PreviewRequest, ServerSettings } from '~/contract/api.gen';
import { findPatternFault } from '~/contract/listPatterns';
import type { Clock } from '../clock';
import { createTurns } from '../limits/turns';
import {
  applySettings,
  judgeLocally,
  wasForReviewerOnly,
  noHistory,
  prepareOwnerPolicy,
  listRuleReadings,
  readSwearingRule,
} from '../moderation';
import { createServerLists } from '../moderation/lists';
import { judgeWithLists } from '../ai/listed';
import type { Store } from '../store/connect';
import { findConfig } from '../store/repositories/configs';
import { findServerSettings } from '../store/repositories/gameServers';
import { listListEntries } from '../store/repositories/listEntries';
import { listMessages } from '../store/repositories/logPages';
import type { MessageRow } from '../store/repositories/messages';
import { computeTimeRange } from '../timeRanges';
import type { ModerationInput } from '../moderation/types';

const SAMPLE = 1_000;
/** Messages that are judged between two turns of the event loop. */
const LINES_IN_A_TURN = 10;
const MAX_EXAMPLES = 3;
/** The id of an entry that is not saved. */
const DRAFT_ID = 'draft';

type Judged = Pick<MessageRow, 'recommended_action' | 'severity' | 'confidence'> & { needsCare: boolean };

/** Estimates what settings, rules and a list entry would have done to the newest messages. Asks no AI. */
export function createPreview({ db, clock }: Pick<Store, 'db'> & { clock: Clock }) {
  const takeTurn = createTurns();

  /** Judges with the local rules alone, which get neither the player's history nor earlier lines. */
  async function judge(
    { message, player_name, server }: MessageRow,
    config: Config,
    lists: ReturnType<typeof createServerLists>,
  ) {
    const input: ModerationInput = {
      message,
      player: { name: player_name },
      history: noHistory,
      recent: [],
      config,
    };
    return judgeWithLists(input, lists(server), (rest) =>
      Promise.resolve({ verdict: judgeLocally(rest), aiCalls: 0, aiCostMicros: 0 }),
    );
  }

  return async function preview(accountId: string, request: PreviewRequest): Promise<Preview> {
    const all = {
      filter: 'all',
      player: undefined,
      message: undefined,
      ...computeTimeRange('90d', clock.now()),
    } as const;
    const [{ rows }, servers, config, entries] = await Promise.all([
      listMessages(db, accountId, all, SAMPLE, 0),
      findServerSettings(db, accountId),
      findConfig(db, accountId),
      listListEntries(db, accountId),
    ]);
    const rules = request.server_rules ?? config.server_rules;
    for (const each of [rules, config.server_rules]) await prepareOwnerPolicy(each);
    const draft = request.list_entry;
    const isUsable = draft !== undefined && findPatternFault(draft.kind, draft.pattern) === undefined;
    const edited = entries.filter(({ id }) => id !== request.replaced_entry_id);
    const lists = {
      saved: createServerLists(entries),
      edited: createServerLists(
        isUsable ? [...edited, { ...draft, id: DRAFT_ID, servers: draft.servers ?? null }] : edited,
      ),
    };
    const swearing = request.swearing ?? config.swearing;
    const isEdited =
      rules !== config.server_rules ||
      swearing !== config.swearing ||
      isUsable ||
      edited.length !== entries.length;
    const actions: Record<Action, number> = { none: 0, warn: 0, mute: 0, kick: 0, ban: 0 };
    const found: string[] = [];
    let [review, judgedAgain, lines] = [0, 0, 0];

    /** The stored verdict, unless the edits change what the local rules say of the message. */
    async function judgeAgain(row: MessageRow, own: ServerSettings | undefined): Promise<Judged> {
      const stored = { ...row, needsCare: wasForReviewerOnly(row) };
      if (!isEdited) return stored;
      const [before, after] = await Promise.all([
        judge(row, { ...config, swearing: own?.swearing ?? config.swearing }, lists.saved),
        judge(row, { ...config, server_rules: rules, swearing: own?.swearing ?? swearing }, lists.edited),
      ]);
      if (after.listEntryIds?.includes(DRAFT_ID)) {
        lines += 1;
        if (found.length < MAX_EXAMPLES) found.push(row.message);
      }
      const { recommended_action, severity, confidence, category } = after.verdict;
      const isSame =
        before.verdict.recommended_action === recommended_action &&
        before.verdict.severity === severity &&
        before.verdict.category === category;
      if (isSame) return stored;
      judgedAgain += 1;
      return { recommended_action, severity, confidence, needsCare: wasForReviewerOnly(after.verdict) };
    }

    for (const [n, row] of rows.entries()) {
      if (isEdited && n % LINES_IN_A_TURN === 0) await takeTurn();
      const own = row.server === null ? undefined : servers.get(row.server);
      const { needsCare, ...judged } = await judgeAgain(row, own);
      const decided = applySettings(judged, needsCare, {
        automation_level: own?.automation_level ?? request.automation_level,
        confidence_threshold: own?.confidence_threshold ?? request.confidence_threshold,
      });
      actions[decided.final_action] += 1;
      if (decided.needs_review) review += 1;
    }
    const swearingRule = readSwearingRule(request.server_rules ?? '');
    return {
      sample_size: rows.length,
      actions,
      review,
      judged_again: judgedAgain,
      ...(isUsable ? { list_entry: { lines, examples: found } } : {}),
      rules: [...listRuleReadings(request.server_rules ?? '')],
      ...(swearingRule ? { swearing_rule: swearingRule } : {}),
    };
  };
}
