import type { Operation } from '../operation';

export const forgotPassword: Operation<'forgotPassword'> = ({ services, body }) =>
  services.accounts.forgotPassword(body.email);
