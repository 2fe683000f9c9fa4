import { getCaller, type Operation } from '../operation';

export const listApiKeys: Operation<'listApiKeys'> = (input) =>
  input.services.keys.list(getCaller(input).id, {
    includeRevoked: input.query.include_inactive ?? false,
  });
