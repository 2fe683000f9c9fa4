import type { ModerateRequest } from '~/contract/api.gen';
import { HttpProblem } from '../../problem';
import { getDeadline, getCallerKeyHash, type Operation } from '../operation';
import { noteLink } from '../serverCalls';

/** A message of a batch, or the problem that its check found. */
export type BatchEntry = ModerateRequest | HttpProblem;

export const moderateBatch: Operation<'moderateBatch'> = async (input) => {
  const { log, id, releasePlace } = input.request;
  // The hook of `createChatLinesReader` has checked each message separately.
  const entries = input.body.messages as readonly BatchEntry[];
  const lines = entries.flatMap((entry) => (entry instanceof HttpProblem ? [] : [entry]));
  noteLink(input, lines);
  const answers = await input.services.moderation.moderateBatch(getCallerKeyHash(input), lines, {
    deadline: getDeadline(input),
    // From here on the call only waits for the AI and the store, which have queues of their own, so it needs no place.
    onJudgedLocally: releasePlace,
  });
  let next = 0;
  const results = entries.map((entry) => {
    const answer = entry instanceof HttpProblem ? entry : answers[next++];
    if (answer === undefined) throw new Error('A batch must answer every message.');
    if (!(answer instanceof HttpProblem)) return answer;
    if (answer.statusCode >= 500) log.error({ err: answer.cause ?? answer }, answer.message);
    return answer.toDocument(id);
  });
  return { results };
};
