import { ownValue } from '@foyer/contract/ownValue';

/** How each Chinese character of a list is usually read, and the names that are read otherwise. */
export interface PinyinTable {
  /** One after the other. */
  characters: string;
  /** As many, separated by spaces. */
  syllables: string;
  /** Place of the game to its syllables. */
  others: Readonly<Record<string, string>>;
}

const chinese = /\p{Script=Han}/u;
const parts = /\p{Script=Han}|[^\p{Script=Han}]+/gu;

/** Reads names by the table: syllables without tones, separated by spaces; empty for a name without Chinese characters. */
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
 * The table of these names. A character has nearly always one reading, so a thousand characters say what ten thousand
 * names would say at ten times the size.
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
  const usual = [...counts].map(
    ([character, readings]) =>
      [character, [...readings].reduce((best, other) => (other[1] > best[1] ? other : best))[0]] as const,
  );
  const table = {
    characters: usual.map(([character]) => character).join(''),
    syllables: usual.map(([, syllable]) => syllable).join(' '),
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
