import type { Operation } from '../operation';

export const forgotPassword: Operation<'forgotPassword'> = ({ services, body, request }) =>
  services.accounts.forgotPassword(body.email, request.ip);
