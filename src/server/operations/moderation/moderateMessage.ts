import { deadlineOf, keyHashOf, type Operation } from '../operation';

export const moderateMessage: Operation<'moderateMessage'> = (input) =>
  input.services.moderation.moderate(keyHashOf(input), input.body, deadlineOf(input));
