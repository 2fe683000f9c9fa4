import { keyHashOf, type Operation } from '../operation';

export const moderateBatch: Operation<'moderateBatch'> = async (input) => ({
  results: await input.services.moderation.moderateBatch(keyHashOf(input), input.body.messages),
});
