import { type Operation, sessionOf } from '../operation';

export const updateApiKey: Operation<'updateApiKey'> = (input) =>
  input.services.keys.update(sessionOf(input).account.id, input.path.id, input.body);
