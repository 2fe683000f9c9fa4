import { getCallerKeyHash, getCallerKeyHolder, type Operation } from '../operation';
import { notePoll } from '../serverCalls';

export const listDecisions: Operation<'listDecisions'> = (input) => {
  const { after, wait = 0, server, limit = 50 } = input.query;
  if (server !== undefined) notePoll(input, server);
  return input.services.decisions.poll(
    {
      holder: getCallerKeyHolder(input),
      keyHash: getCallerKeyHash(input),
      connection: input.request.raw.socket,
    },
    { after, waitSeconds: wait, server, limit },
  );
};
