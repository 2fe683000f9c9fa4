import type { Operation } from '../operation';

export const resetPassword: Operation<'resetPassword'> = ({ services, body }) =>
  services.accounts.resetPassword(body.token, body.new_password);
