import type { ApiFailure } from '../api/apiResult.ts';

/**
 * What the page knows of a value of the services.
 * - `notLoaded`: nothing yet, with the failure of the first load if it ended
 * - `loaded`, or `empty` for a list without entries
 * - `failed`: the last load failed; the previous value stays with its time
 * - `loadingAgain`: the previous value while the next one loads
 *
 * `loadedAt` is in Unix milliseconds.
 */
export type QueryState<T> =
  | { readonly name: 'notLoaded'; readonly isLoading: boolean; readonly failure: ApiFailure | null }
  | { readonly name: 'loaded' | 'empty' | 'loadingAgain'; readonly value: T; readonly loadedAt: number }
  | { readonly name: 'failed'; readonly value: T; readonly loadedAt: number; readonly failure: ApiFailure };

export const notLoaded = { name: 'notLoaded', isLoading: false, failure: null } as const;

/** A failed load. Thrown, because the query library recognises failures by exceptions. */
export class QueryFailure extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(`The query failed: ${failure.kind}`);
    this.failure = failure;
  }
}

interface CachedQuery<T> {
  data: T | undefined;
  dataUpdatedAt: number;
  error: unknown;
  isFetching: boolean;
}

/** Derives the state from what the query library knows. */
export function queryStateOf<T>({ data, dataUpdatedAt, error, isFetching }: CachedQuery<T>): QueryState<T> {
  const failure =
    error instanceof QueryFailure ? error.failure : error === null ? null : { kind: 'malformed' as const };
  if (data === undefined) return { name: 'notLoaded', isLoading: isFetching, failure: isFetching ? null : failure };
  const known = { value: data, loadedAt: dataUpdatedAt };
  if (isFetching) return { name: 'loadingAgain', ...known };
  if (failure !== null) return { name: 'failed', ...known, failure };
  return { name: Array.isArray(data) && data.length === 0 ? 'empty' : 'loaded', ...known };
}
