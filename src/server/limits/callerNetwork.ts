import { isIPv6 } from 'node:net';

const GROUP_COUNT = 8;
/** A provider gives one customer a /64, so a caller has 2^64 addresses to send from. */
const NETWORK_GROUPS = 4;

/** The groups of an IPv6 address, with `::` written out. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: GROUP_COUNT - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/**
 * The name under which limits count an address: an IPv4 address itself, also when an IPv6 address carries it, or the
 * /64 of any other IPv6 address.
 */
export function getCallerNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const network = expandGroups(plain)
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
