import { getCaller, type Operation } from '../operation';

export const leaveReview: Operation<'leaveReview'> = async (input) => {
  await input.services.live.leave(getCaller(input).id, input.path.id, input.query.viewer);
  return undefined;
};
