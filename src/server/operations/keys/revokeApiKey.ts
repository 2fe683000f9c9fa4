import { type Operation, sessionOf } from '../operation';

export const revokeApiKey: Operation<'revokeApiKey'> = (input) =>
  input.services.keys.revoke(sessionOf(input).account.id, input.path.id);
