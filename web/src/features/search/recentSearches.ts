import * as v from 'valibot';
import { readStored } from '../../storage/readStored.ts';

export const maxRecentSearches = 6;

const stored = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(maxRecentSearches));

/** What is no list of searches is none. */
export function readRecentSearches(text: string | null): readonly string[] {
  return readStored(stored, text) ?? [];
}

/** The new one first, each once. */
export function withRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const tidy = text.trim().slice(0, 60);
  if (tidy === '') return searches;
  return [tidy, ...searches.filter((other) => other.toLowerCase() !== tidy.toLowerCase())].slice(0, maxRecentSearches);
}
