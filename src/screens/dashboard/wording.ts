import { formatInteger } from '~/domain';

const NAMED = 2;

/** Which servers the figures come from, in a few words: `survival-1, skyblock and 1 more server`. */
export function formatServersLine(servers: readonly string[] | undefined): string {
  if (servers === undefined || servers.length === 0) return 'all servers';
  const named = servers.slice(0, NAMED);
  const others = servers.length - named.length;
  if (others > 0)
    return `${named.join(', ')} and ${formatInteger(others)} more ${others === 1 ? 'server' : 'servers'}`;
  return named.join(' and ');
}

/** Where the players came from: `across 3 servers`. */
export function formatAcrossServers(servers: readonly string[] | undefined): string {
  const count = servers?.length ?? 0;
  if (count === 0) return 'in the last 24 hours';
  return count === 1 ? 'on 1 server' : `across ${formatInteger(count)} servers`;
}
