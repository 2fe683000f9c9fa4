import type { Operation } from '../operation';

export const verifyEmail: Operation<'verifyEmail'> = ({ services, body }) =>
  services.accounts.verifyEmail(body.token);
