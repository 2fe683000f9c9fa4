import { getCaller, type Operation } from '../operation';

export const testConfig: Operation<'testConfig'> = (input) =>
  input.services.moderation.tryOut(getCaller(input).id, input.body.message, input.body.config);
