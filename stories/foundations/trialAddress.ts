/** The part of the address of "Trying a token" that names a token. */
export const toTokenHash = (token: string): string => `#token=${token}`;

/** Reads the token of an address; empty when the address has no token. */
export const readToken = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';
