/** Something a screen shows once it has arrived. */
export type Loadable<T> =
  | { state: 'loading' }
  | {
      state: 'ready';
      data: T;
      /** Newer data is on its way; what is shown stays. */
      refreshing: boolean;
      /** The last attempt to refresh failed; what is shown is older. */
      stale: boolean;
      /** When the data arrived, in milliseconds since 1970. */
      updatedAt: number;
    }
  | {
      state: 'failed';
      /** The server's own words, when it sent some. */
      detail: string | null;
    };

/** The part of a query's result that decides what is shown. */
export interface QueryLike<T> {
  data: T | undefined;
  error: (Error & { detail?: string | undefined }) | null;
  isFetching: boolean;
  dataUpdatedAt: number;
}

/** What a screen shows for a query: data that has arrived wins over a failed refresh. */
export function toLoadable<T>({ data, error, isFetching, dataUpdatedAt }: QueryLike<T>): Loadable<T> {
  if (data !== undefined) {
    return { state: 'ready', data, refreshing: isFetching, stale: error !== null, updatedAt: dataUpdatedAt };
  }
  if (error !== null) return { state: 'failed', detail: error.detail ?? null };
  return { state: 'loading' };
}

/** Data at hand, for stories and tests. */
export function ready<T>(data: T, updatedAt = 0): Loadable<T> {
  return { state: 'ready', data, refreshing: false, stale: false, updatedAt };
}
