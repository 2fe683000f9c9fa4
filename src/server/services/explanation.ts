import type { LogExplanation, Verdict } from '~/contract/api.gen';
import { applyServerSettings } from '~/contract/serverSettings';
import { judgeWithLists } from '../ai/listed';
import { explainLocally, judgeLocally, noHistory } from '../moderation';
import { createServerLists } from '../moderation/lists';
import type { ModerationInput, RecentMessage } from '../moderation/types';
import type { Store } from '../store/connect';
import { findConfig } from '../store/repositories/configs';
import { findServerSettings } from '../store/repositories/gameServers';
import { listListEntries } from '../store/repositories/listEntries';
import { listMessagesBefore, type MessageRow } from '../store/repositories/messages';
import { listDecidingFactors } from './decidingFactors';
import { toNameVerdict } from './judging';
import { toStoredVerdict } from './messageAnswers';
import { CONVERSATION_MS, isConversationChannel, RECALLED_MESSAGES } from './recentLines';

const getSaidMs = ({ sent_at, created_at }: MessageRow): number => (sent_at ?? created_at).getTime();

/** Explains stored messages by today's engine and configuration. Asks no AI. */
export function createExplainer({ db }: Pick<Store, 'db'>) {
  /** What the player said in the conversation before, as far as it is stored. */
  async function recall(row: MessageRow): Promise<RecentMessage[]> {
    if (!isConversationChannel(row.channel ?? 'public')) return [];
    const before = await listMessagesBefore(db, row, CONVERSATION_MS, RECALLED_MESSAGES);
    return before
      .map((each) => ({ message: each.message, ageMs: getSaidMs(row) - getSaidMs(each) }))
      .filter(({ ageMs }) => ageMs >= 0 && ageMs <= CONVERSATION_MS);
  }

  return async function explain(row: MessageRow): Promise<LogExplanation> {
    const [recent, servers, config, entries] = await Promise.all([
      recall(row),
      findServerSettings(db, row.account_id),
      findConfig(db, row.account_id),
      listListEntries(db, row.account_id),
    ]);
    const own = row.server === null ? undefined : servers.get(row.server);
    const settings = own ? applyServerSettings(config, own) : config;
    const input: ModerationInput = {
      message: row.message,
      player: { name: row.player_name },
      history: noHistory,
      recent,
      config: settings,
    };
    const lists = createServerLists(entries)(row.server);
    const listed = lists?.(row.message);
    let restVerdict: Verdict | undefined;
    const decided = await judgeWithLists(input, lists, (rest) => {
      restVerdict = judgeLocally(rest);
      return Promise.resolve({ verdict: restVerdict, aiCalls: 0, aiCostMicros: 0 });
    });
    // The verdict is that of the line without the allowed parts, unless the whole line is judged milder.
    const isWhole = restVerdict !== undefined && decided.verdict !== restVerdict;
    const judged =
      listed === undefined || isWhole
        ? input
        : { ...input, message: listed.rest, isRest: listed.blocking === undefined };
    const { opinion, verdict: _, ...stages } = explainLocally(judged, row.message);
    const effective = new Set(decided.listEntryIds);
    return {
      stored_verdict: toStoredVerdict(row),
      deciding: listDecidingFactors(row, settings),
      settings: {
        server: own ? row.server : null,
        automation_level: settings.automation_level,
        confidence_threshold: settings.confidence_threshold,
        pre_filter_enabled: settings.pre_filter_config.enabled,
        escalation_enabled: settings.escalation_enabled,
        swearing: settings.swearing,
      },
      ...stages,
      second_opinion: opinion,
      list_entries: entries
        .filter(({ id }) => effective.has(id))
        .map(({ id, kind, pattern, action }) => ({ id, kind, pattern, action })),
      verdict: toNameVerdict(decided.verdict, row),
    };
  };
}
