import { callerOf, type Operation } from '../operation';

export const testConfig: Operation<'testConfig'> = (input) =>
  input.services.moderation.tryOut(callerOf(input).id, input.body.message, input.body.config);
