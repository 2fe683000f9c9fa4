import { getCaller, FileAnswer, type Operation } from '../operation';
import { toSelection } from './selection';

export const exportLogs: Operation<'exportLogs'> = async (input) => {
  const format = input.query.format ?? 'csv';
  const file = await input.services.logs.export(getCaller(input), toSelection(input.query), format);
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
  return new FileAnswer(type, `torchward-logs.${format}`, file);
};
