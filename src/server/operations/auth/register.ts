import type { Operation } from '../operation';

export const register: Operation<'register'> = ({ services, body, request }) =>
  services.accounts.register(body, request.ip);
