import type { Operation } from '../operation';

export const getReadiness: Operation<'getReadiness'> = async ({ services }) => {
  await services.health.assertReady();
  return { status: 'ready' };
};
