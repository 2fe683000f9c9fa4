import type { Operation } from '../operation';

export const login: Operation<'login'> = ({ services, body, request }) =>
  services.sessions.login(body, request.ip);
