import { ApiError } from './errors';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether an id of an address can be one of the API's. */
export const isUuid = (id: string): boolean => UUID.test(id);

/**
 * Returns the id.
 *
 * @throws {ApiError} as for an unknown id, when it is no UUID: the server would explain the form of its ids, which the
 *   visitor did not choose
 */
export function requireUuid(id: string): string {
  if (isUuid(id)) return id;
  throw new ApiError({ kind: 'http', status: 404, detail: 'There is no such item on this account.' });
}
