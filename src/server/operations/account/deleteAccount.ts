import { type Operation, sessionOf } from '../operation';

export const deleteAccount: Operation<'deleteAccount'> = (input) =>
  input.services.accountData.remove(sessionOf(input).account, input.body.password, input.request.ip);
