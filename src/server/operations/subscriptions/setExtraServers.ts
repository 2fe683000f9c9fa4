import { callerOf, type Operation } from '../operation';

export const setExtraServers: Operation<'setExtraServers'> = (input) =>
  input.services.billing.setExtraServers(callerOf(input), input.body.extra_servers);
