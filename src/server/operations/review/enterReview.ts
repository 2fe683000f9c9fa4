import { type Operation, getLoginSession } from '../operation';

export const enterReview: Operation<'enterReview'> = (input) =>
  input.services.live.enter(getLoginSession(input), input.path.id, input.body);
