import { getCaller, type Operation } from '../operation';

export const listServers: Operation<'listServers'> = (input) =>
  input.services.servers.list(getCaller(input).id);
