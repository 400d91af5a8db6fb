import * as v from 'valibot';
import { parseStored } from '../../services/storage/parseStored.ts';

export const maxRecentSearches = 6;

const stored = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(maxRecentSearches));

/** Parses stored searches; anything that is not a list of searches counts as empty. */
export function readRecentSearches(text: string | null): readonly string[] {
  return parseStored(stored, text) ?? [];
}

/** Adds a search at the front, without duplicates. */
export function withRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const tidy = text.trim().slice(0, 60);
  if (tidy === '') return searches;
  return [tidy, ...searches.filter((other) => other.toLowerCase() !== tidy.toLowerCase())].slice(0, maxRecentSearches);
}
