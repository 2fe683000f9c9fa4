import { getCaller, type Operation } from '../operation';

export const setExtraServers: Operation<'setExtraServers'> = (input) =>
  input.services.billing.setExtraServers(getCaller(input), input.body.extra_servers);
