import { getCaller, type Operation } from '../operation';

export const getConfig: Operation<'getConfig'> = (input) => input.services.settings.get(getCaller(input).id);
