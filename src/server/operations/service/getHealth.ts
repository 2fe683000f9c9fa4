import { PRODUCT_INFO } from '~/contract/productInfo';
import type { Operation } from '../operation';

export const getHealth: Operation<'getHealth'> = ({ services }) =>
  Promise.resolve({
    status: 'ok',
    version: PRODUCT_INFO.version,
    uptime_s: services.health.uptimeS(),
    ai: services.health.ai(),
  });
