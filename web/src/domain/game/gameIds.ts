import { gameGroupId } from '@foyer/contract/identifiers';
import * as v from 'valibot';

/** Longest list of ids that is taken from a service or from storage. */
export const maxIdListLength = 5000;

/** LB-05: favourites count only when every one is a positive whole number; otherwise there are none. */
export function favouriteIds(raw: unknown): number[] {
  if (!Array.isArray(raw) || raw.length > maxIdListLength) return [];
  return raw.every((id) => v.is(gameGroupId, id)) ? [...new Set(raw)] : [];
}

/** LB-05: recently played ids are turned into numbers and kept when numeric and above 0; the first of a repeated id counts. */
export function recentlyPlayedIds(raw: unknown): number[] {
  if (!Array.isArray(raw)) return [];
  const numbers = raw.slice(0, maxIdListLength).map((id) => (typeof id === 'string' ? Number(id) : id));
  return [...new Set(numbers.filter((id): id is number => v.is(gameGroupId, id)))];
}
