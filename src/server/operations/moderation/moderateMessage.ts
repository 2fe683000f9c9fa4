import { getDeadline, getKeyHash, type Operation } from '../operation';

export const moderateMessage: Operation<'moderateMessage'> = (input) =>
  input.services.moderation.moderate(getKeyHash(input), input.body, getDeadline(input));
