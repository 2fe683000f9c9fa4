import { Readable } from 'node:stream';
import { FileAnswer, type Operation, getLoginSession } from '../operation';

export const exportAccount: Operation<'exportAccount'> = (input) => {
  const pieces = input.services.accountData.export(getLoginSession(input).account.id);
  return Promise.resolve(
    new FileAnswer('application/json; charset=utf-8', 'torchward-account.json', Readable.from(pieces)),
  );
};
