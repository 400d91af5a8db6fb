import type { AllGames } from '../../domain/game/allGames.ts';

/** One text with a line for every game, so that a search in ten thousand names is a single native string search. */
export interface SearchText {
  readonly text: string;
  /** Offset of each game's line. */
  readonly starts: Uint32Array;
  /** Words are pinyin syllables or letters, which people type with and without spaces. */
  readonly isPacked: boolean;
}

/** Normalises case, accents and repeated spaces. Line breaks stay. */
export function foldLines(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ');
}

/** Normalises a text for comparison, cut to 60 characters. */
export function foldText(text: string): string {
  return foldLines(text.slice(0, 60).replace(/\s+/g, ' ')).trim();
}

/**
 * Builds the searchable texts: names, English names, pinyin as one word, and its initials. Texts that no game has are
 * left out.
 */
export function searchTexts(games: AllGames): readonly SearchText[] {
  const pinyin = games.names.map((_, place) => games.pinyin(place));
  const lines = [
    { all: games.names, isPacked: false },
    { all: games.english, isPacked: false },
    { all: pinyin.map((syllables) => syllables.replaceAll(' ', '')), isPacked: true },
    {
      all: pinyin.map((syllables) =>
        syllables
          .split(' ')
          .map((syllable) => syllable[0] ?? '')
          .join(''),
      ),
      isPacked: true,
    },
  ];
  return lines.flatMap(({ all, isPacked }) => (all.every((line) => line === '') ? [] : [toText(all, isPacked)]));
}

function toText(lines: readonly string[], isPacked: boolean): SearchText {
  const text = foldLines(lines.join('\n'));
  const starts = new Uint32Array(lines.length);
  for (let place = 1, at = 0; place < lines.length; place += 1) {
    at = text.indexOf('\n', at) + 1;
    starts[place] = at;
  }
  return { text, starts, isPacked };
}

/** Returns the game whose line contains the character at `at`. */
export function lineAt({ starts }: SearchText, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
