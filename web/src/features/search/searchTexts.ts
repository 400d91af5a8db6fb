import type { AllGames } from '../../domain/game/allGames.ts';

/**
 * One text of every game, a line each, so that looking for a word in ten thousand names is one pass of the engine's own
 * search and no loop of ours.
 */
export interface SearchText {
  readonly text: string;
  /** Where the line of each game begins. */
  readonly starts: Uint32Array;
  /** Words of it are syllables or letters, typed with and without spaces. */
  readonly isPacked: boolean;
}

/** Case, accents and more than one space in a row are no difference. Lines stay lines. */
export function foldLines(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ');
}

/** What a text is compared by: folded, and at most 60 characters. */
export function foldText(text: string): string {
  return foldLines(text.slice(0, 60).replace(/\s+/g, ' ')).trim();
}

/** The texts a search may hit: names, English names, pinyin in one word, its first letters. Those that no game has are left out. */
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

/** The game whose line holds the character at `at`. */
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
