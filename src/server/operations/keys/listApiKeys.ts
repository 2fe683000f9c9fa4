import { type Operation, sessionOf } from '../operation';

export const listApiKeys: Operation<'listApiKeys'> = (input) =>
  input.services.keys.list(sessionOf(input).account.id, {
    includeRevoked: input.query.include_inactive ?? false,
  });
