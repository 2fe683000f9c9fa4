import { getActor, getCaller, type Operation } from '../operation';

export const deleteListEntry: Operation<'deleteListEntry'> = async (input) => {
  await input.services.lists.remove(getCaller(input).id, input.path.id, getActor(input));
  return undefined;
};
