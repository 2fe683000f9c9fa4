const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ORIGIN = /^https?:\/\/[^/?#]*/;

function loopbackOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  return LOOPBACK.has(hostname) ? origin : undefined;
}

/**
 * An address on this machine, by the name that the caller knows the machine by. To a browser `localhost` and `127.0.0.1`
 * are strangers: it is signed in on one of them only, and takes the other's addresses for another site's.
 *
 * A Host header can be made up. It is believed only where it exchanges one loopback name for another; every other
 * address comes back as it is.
 *
 * @param host the request's Host header
 */
export function asCalled(address: string, host: string | undefined): string {
  const known = loopbackOrigin(address);
  if (known === undefined || host === undefined) return address;
  const called = loopbackOrigin(`${new URL(known).protocol}//${host}`);
  return called === undefined ? address : address.replace(ORIGIN, called);
}

/** An address on this machine without its origin, so that a link stays where its page is; others as they are. */
export function withoutOrigin(address: string): string {
  return loopbackOrigin(address) === undefined ? address : address.replace(ORIGIN, '') || '/';
}
