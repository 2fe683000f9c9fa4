import { getCaller, type Operation } from '../operation';

export const getLists: Operation<'getLists'> = (input) => input.services.lists.get(getCaller(input).id);
