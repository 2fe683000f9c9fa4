import { PRODUCT } from '~/contract/limits';
import type { Operation } from '../operation';

export const getHealth: Operation<'getHealth'> = ({ services }) =>
  Promise.resolve({
    status: 'ok',
    version: PRODUCT.version,
    uptime_s: services.health.uptimeS(),
    ai: services.health.ai(),
  });
