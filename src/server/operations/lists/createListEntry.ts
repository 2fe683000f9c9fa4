import { getActor, getCaller, type Operation } from '../operation';

export const createListEntry: Operation<'createListEntry'> = (input) =>
  input.services.lists.create(getCaller(input).id, input.body, getActor(input));
