import { getDeadline, getCallerKeyHash, type Operation } from '../operation';
import { noteLink } from '../serverCalls';

export const moderateMessage: Operation<'moderateMessage'> = (input) => {
  noteLink(input, [input.body]);
  return input.services.moderation.moderate(getCallerKeyHash(input), input.body, getDeadline(input));
};
