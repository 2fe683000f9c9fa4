import { unwrapObject } from './client';
import { ApiError, toApiError } from './errors';

/**
 * Unwraps the read of one item, whose id stands in the page's address.
 *
 * @throws {ApiError} with the status 404 also where the server refuses the id for its form, because the visitor did not
 *   choose the id
 */
export async function unwrapAddressedItem<Data extends object | undefined>(
  ...[call]: Parameters<typeof unwrapObject<Data>>
): Promise<NonNullable<Data>> {
  try {
    return await unwrapObject(call);
  } catch (error) {
    if (toApiError(error).status !== 400) throw error;
    throw new ApiError({
      kind: 'http',
      status: 404,
      detail: 'There is no such item on this account.',
      cause: error,
    });
  }
}
