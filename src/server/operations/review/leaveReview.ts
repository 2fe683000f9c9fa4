import { callerOf, type Operation } from '../operation';

export const leaveReview: Operation<'leaveReview'> = async (input) => {
  await input.services.live.leave(callerOf(input).id, input.path.id, input.query.viewer);
  return undefined;
};
