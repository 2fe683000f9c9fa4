import { callerOf, type Operation } from '../operation';

export const getConfig: Operation<'getConfig'> = (input) => input.services.settings.get(callerOf(input).id);
