import { getActor, getCaller, type Operation } from '../operation';

export const updateListEntry: Operation<'updateListEntry'> = (input) =>
  input.services.lists.update(getCaller(input).id, input.path.id, input.body, getActor(input));
