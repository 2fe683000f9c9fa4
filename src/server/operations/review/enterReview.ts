import { type Operation, sessionOf } from '../operation';

export const enterReview: Operation<'enterReview'> = (input) =>
  input.services.live.enter(sessionOf(input), input.path.id, input.body);
