import { FileAnswer, type Operation, getLoginSession } from '../operation';

export const exportAccount: Operation<'exportAccount'> = (input) => {
  const file = input.services.accountData.export(getLoginSession(input).account);
  return Promise.resolve(new FileAnswer('application/json; charset=utf-8', 'torchward-account.json', file));
};
