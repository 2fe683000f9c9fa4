import { getActor, getCaller, type Operation } from '../operation';

export const undoAction: Operation<'undoAction'> = async (input) => {
  const owner = getCaller(input);
  const logId = input.path.id;
  await input.services.decisions.undo({ owner, actor: getActor(input), logId, reason: input.body.reason });
  return input.services.logs.get(owner, logId);
};
