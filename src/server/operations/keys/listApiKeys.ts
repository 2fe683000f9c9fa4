import { callerOf, type Operation } from '../operation';

export const listApiKeys: Operation<'listApiKeys'> = (input) =>
  input.services.keys.list(callerOf(input).id, {
    includeRevoked: input.query.include_inactive ?? false,
  });
