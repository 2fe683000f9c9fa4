import { getCaller, FileAnswer, type Operation } from '../operation';

export const exportLogs: Operation<'exportLogs'> = async (input) => {
  const { format = 'csv', ...selection } = input.query;
  const file = await input.services.logs.export(getCaller(input), selection, format);
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
  return new FileAnswer(type, `torchward-logs.${format}`, file);
};
