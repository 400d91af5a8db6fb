import { ownValue } from '@foyer/contract/ownValue';

/** Usual reading of each Chinese character of a list, and the names that are read differently. */
export interface PinyinTable {
  /** Concatenated. */
  characters: string;
  /** One for each character, separated by spaces. */
  syllables: string;
  /** Index of a game to its syllables. */
  others: Readonly<Record<string, string>>;
}

const chinese = /\p{Script=Han}/u;
const parts = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

/**
 * Returns a function that romanises names with the table: syllables without tones, separated by spaces; empty for a
 * name without Chinese characters.
 */
export function pinyinReader({ characters, syllables, others }: PinyinTable): (name: string, place: number) => string {
  const read = syllables.split(' ');
  const byCharacter = new Map([...characters].map((character, place) => [character, read[place] ?? '']));
  return (name, place) =>
    ownValue(others, String(place)) ??
    (chinese.test(name)
      ? (name.match(parts) ?? []).map((part) => byCharacter.get(part) ?? part.trim().toLowerCase()).join(' ')
      : '');
}

/**
 * Builds the table of these names. A character nearly always has one reading, so a thousand characters replace ten
 * thousand names of ten times the size.
 */
export function pinyinTable(names: readonly string[], pinyinOf: (name: string) => string): PinyinTable {
  const counts = new Map<string, Map<string, number>>();
  const pinyin = names.map(pinyinOf);
  for (const [place, name] of names.entries()) {
    const read = (pinyin[place] ?? '').split(' ');
    for (const [at, part] of (name.match(parts) ?? []).entries()) {
      const syllable = read[at] ?? '';
      if (!chinese.test(part) || !/^[a-z]+$/.test(syllable)) continue;
      const known = counts.get(part) ?? new Map<string, number>();
      counts.set(part, known.set(syllable, (known.get(syllable) ?? 0) + 1));
    }
  }
  const commonReadings = [...counts].map(
    ([character, readings]) =>
      [character, [...readings].reduce((best, other) => (other[1] > best[1] ? other : best))[0]] as const,
  );
  const table = {
    characters: commonReadings.map(([character]) => character).join(''),
    syllables: commonReadings.map(([, syllable]) => syllable).join(' '),
    others: {},
  };
  const read = pinyinReader(table);
  return {
    ...table,
    others: Object.fromEntries(
      names.flatMap((name, place) => (read(name, place) === pinyin[place] ? [] : [[place, pinyin[place] ?? '']])),
    ),
  };
}
