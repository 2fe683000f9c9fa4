import { type Operation, sessionOf } from '../operation';

export const createApiKey: Operation<'createApiKey'> = (input) =>
  input.services.keys.create(sessionOf(input).account.id, input.body);
