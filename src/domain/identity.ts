import { SHORT_UUID_LENGTH } from '~/contract/limits';

/** The first 8 characters of a uuid. Empty for a player whose uuid is unknown. */
export function shortenUuid(uuid: string | null | undefined): string {
  return uuid?.slice(0, SHORT_UUID_LENGTH) ?? '';
}

/** Formats the initial of an e-mail address for the account menu, 'U' when there is none. */
export function formatInitial(email: string | null | undefined): string {
  const first = email?.trim().codePointAt(0);
  return first === undefined ? 'U' : String.fromCodePoint(first).toUpperCase();
}
