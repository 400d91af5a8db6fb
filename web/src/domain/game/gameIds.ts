import { gameGroupId } from '@foyer/contract/ids';
import * as v from 'valibot';

/** Maximum length of an id list accepted from a service or from storage. */
export const maxIdListLength = 5000;

/** LB-05: returns the favourites if every id is a positive integer; otherwise none. */
export function favouriteIds(raw: unknown): number[] {
  if (!Array.isArray(raw) || raw.length > maxIdListLength) return [];
  return raw.every((id) => v.is(gameGroupId, id)) ? [...new Set(raw)] : [];
}

/** LB-05: converts recently played ids to numbers; drops non-numeric ones, those below 1, and repetitions. */
export function recentlyPlayedIds(raw: unknown): number[] {
  if (!Array.isArray(raw)) return [];
  const numbers = raw.slice(0, maxIdListLength).map((id) => (typeof id === 'string' ? Number(id) : id));
  return [...new Set(numbers.filter((id): id is number => v.is(gameGroupId, id)))];
}
