import { LRUCache } from 'lru-cache';
import { hashBody, type IngestContext } from '../store/repositories/ingest';
import type { LineInConversation } from './judging';
import type { TimedVerdict } from './messageAnswers';

/** Message ids of test keys whose verdicts a node remembers, because no store does. */
const REMEMBERED_IDS = 10_000;

/** Remembers the verdicts of test keys, so that a repeated message id costs no second call of the AI. */
export function createTestVerdictCache() {
  const known = new LRUCache<string, Promise<TimedVerdict>>({ max: REMEMBERED_IDS });

  /** The configuration is part of the key: an owner who changed it tries the same messages again. */
  function findVerdictKey(
    { account, configVersion }: IngestContext,
    { request }: LineInConversation,
  ): string | undefined {
    const { message_id: id } = request;
    return typeof id === 'string'
      ? JSON.stringify([account.id, configVersion, id, hashBody(request)])
      : undefined;
  }

  return {
    /** @param judge called once with the lines that have no verdict yet; answers in their order */
    judgeOnce: async (
      context: IngestContext,
      lines: readonly LineInConversation[],
      judge: (fresh: readonly LineInConversation[]) => Promise<TimedVerdict[]>,
    ): Promise<TimedVerdict[]> => {
      const fresh: LineInConversation[] = [];
      let begin: (judging: Promise<TimedVerdict[]>) => void = () => undefined;
      const judging = new Promise<TimedVerdict[]>((resolve) => {
        begin = resolve;
      });
      const verdicts = lines.map((line) => {
        const key = findVerdictKey(context, line);
        const earlier = key === undefined ? undefined : known.get(key);
        if (earlier) return earlier;
        const n = fresh.push(line) - 1;
        const verdict = judging.then((judged) => judged[n] as TimedVerdict);
        if (key !== undefined) {
          known.set(key, verdict);
          verdict.catch(() => known.delete(key));
        }
        return verdict;
      });
      begin(fresh.length === 0 ? Promise.resolve([]) : judge(fresh));
      return Promise.all(verdicts);
    },
  };
}
