import { type Operation, getLoginSession } from '../operation';

export const deleteAccount: Operation<'deleteAccount'> = (input) =>
  input.services.accountData.remove(getLoginSession(input).account, input.body.password, input.request.ip);
