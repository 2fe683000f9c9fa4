import { isIPv6 } from 'node:net';

export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ORIGIN = /^https?:\/\/[^/?#]*/;

/** Addresses on which `localhost` reaches a listener. */
const LOCALHOST_LISTENERS: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '::']);

/** Returns the origin at which this machine reaches a listener. */
export function toListenerOrigin(host: string, port: number): string {
  const name = LOCALHOST_LISTENERS.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function findLoopbackOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  return LOOPBACK_HOSTS.has(hostname) ? origin : undefined;
}

/**
 * Returns an address on this machine, under the name by which the caller reaches the machine. A browser treats
 * `localhost` and `127.0.0.1` as different sites: it is signed in on one of them only.
 *
 * A caller can forge a Host header, so it counts only where it exchanges one loopback name for another; every other
 * address is returned unchanged.
 *
 * @param host the request's Host header
 */
export function toCallerAddress(address: string, host: string | undefined): string {
  const known = findLoopbackOrigin(address);
  if (known === undefined || host === undefined) return address;
  const called = findLoopbackOrigin(`${new URL(known).protocol}//${host}`);
  return called === undefined ? address : address.replace(ORIGIN, called);
}

/** Removes the origin of an address on this machine, so that a link stays on its page's site. */
export function removeOrigin(address: string): string {
  return findLoopbackOrigin(address) === undefined ? address : address.replace(ORIGIN, '') || '/';
}
