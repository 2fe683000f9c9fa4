import { getCaller, type Operation } from '../operation';

export const reportDecision: Operation<'reportDecision'> = (input) =>
  input.services.decisions.report(getCaller(input).id, input.path.id, input.body);
