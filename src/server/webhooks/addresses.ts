import { BlockList, isIP, isIPv4 } from 'node:net';
import { LOOPBACK_HOSTS } from '../localAddress';

/**
 * Networks outside the public internet: IANA's special-purpose registries, and those in which cloud providers hide
 * services.
 */
const CLOSED4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Only 2000::/3 of IPv6 is public. These parts of it are not public, or carry an IPv4 address inside. */
const CLOSED6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of CLOSED4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED6) closed.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet, so that a call to it can't reach our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  const [plain = ''] = address.split('%');
  return global6.check(plain, 'ipv6') && !closed.check(plain, 'ipv6');
}

/**
 * @param text address of a receiver
 * @param localAllowed whether plain http to this machine is allowed, for development
 * @returns why the service sends no event there, for the owner; undefined when it may
 */
export function findAddressFault(text: string, localAllowed: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return 'The address is not a URL. Give one such as https://example.com/torchward.';
  if (url.username !== '' || url.password !== '') {
    return 'The address must not hold a user name or a password. Check the signature instead.';
  }
  if (url.hash !== '') return 'The address must not have a part after #; it would not be sent.';
  if (localAllowed && LOOPBACK_HOSTS.has(url.hostname)) {
    return ['http:', 'https:'].includes(url.protocol) ? undefined : 'The address must begin with https://.';
  }
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const named = isIP(host) === 0;
  const inside = named
    ? !host.includes('.') || /\.(local|internal|localhost)$/i.test(host)
    : !isPublicAddress(host);
  return inside ? 'The address must be on the public internet, not in a private network.' : undefined;
}
