import type { SearchableGames } from './searchGames.ts';

const known = new WeakMap<SearchableGames, readonly string[]>();

/** The different words of all names, those that most names have first. Made once a list, when a text first matches nothing. */
export function searchWordsOf(searchable: SearchableGames): readonly string[] {
  let words = known.get(searchable);
  if (words === undefined) {
    const counts = new Map<string, number>();
    for (const { text } of searchable.texts)
      for (const word of text.split(/[ \n]/)) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
    words = [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
    known.set(searchable, words);
  }
  return words;
}
