import type { Operation } from '../operation';

export const getServiceHealth: Operation<'getServiceHealth'> = ({ services }) => services.health.measure();
