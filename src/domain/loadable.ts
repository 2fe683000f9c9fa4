/** Data that a screen loads: loading, ready or failed. */
export type Loadable<T> =
  | { state: 'loading' }
  | {
      state: 'ready';
      data: T;
      /** Whether newer data is loading. */
      refreshing: boolean;
      /** Whether the last refresh failed, so that the data is older. */
      stale: boolean;
      /** When the data was fetched, in milliseconds since 1970. */
      updatedAt: number;
    }
  | {
      state: 'failed';
      /** The server's own text, or null when it sent none. */
      detail: string | null;
      /** Whether the server has no such item or call. */
      missing?: true;
    };

/** The properties of a query's result that `toLoadable` reads. */
export interface QueryState<T> {
  data: T | undefined;
  error: (Error & { detail?: string | undefined; status?: number }) | null;
  isFetching: boolean;
  dataUpdatedAt: number;
}

/** Converts a query's result for a screen. A failed refresh keeps the older data. */
export function toLoadable<T>({ data, error, isFetching, dataUpdatedAt }: QueryState<T>): Loadable<T> {
  if (data !== undefined) {
    return { state: 'ready', data, refreshing: isFetching, stale: error !== null, updatedAt: dataUpdatedAt };
  }
  if (error !== null) {
    return { state: 'failed', detail: error.detail ?? null, ...(error.status === 404 && { missing: true }) };
  }
  return { state: 'loading' };
}

/** Converts data that is there already, without a query, for a screen. */
export function toReady<T>(data: T, updatedAt = 0): Loadable<T> {
  return { state: 'ready', data, refreshing: false, stale: false, updatedAt };
}
