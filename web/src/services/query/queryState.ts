import type { QueryState as CachedState } from '@tanstack/query-core';
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

/** A failed load as an exception, by which the query library recognises failures. */
export const queryError = (failure: ApiFailure): Error => Object.assign(new Error(failure.kind), { failure });

type Cached<T> = Pick<
  CachedState<T, Error & { failure?: ApiFailure }>,
  'data' | 'dataUpdatedAt' | 'error' | 'fetchStatus'
>;

/** Derives the state from what the query library knows. */
export function queryStateOf<T>({ data, dataUpdatedAt, error, fetchStatus }: Cached<T>): QueryState<T> {
  const isLoading = fetchStatus !== 'idle';
  const failure = isLoading || error === null ? null : (error.failure ?? { kind: 'malformed' as const });
  if (data === undefined) return { name: 'notLoaded', isLoading, failure };
  const known = { value: data, loadedAt: dataUpdatedAt };
  if (failure !== null) return { name: 'failed', ...known, failure };
  if (isLoading) return { name: 'loadingAgain', ...known };
  return { name: Array.isArray(data) && data.length === 0 ? 'empty' : 'loaded', ...known };
}
