import { sorted } from '@foyer/contract/sorted';
/** Face of the Chinese font: its file in the package, the weights that it serves, and its local names. */
export interface HanFace {
  weight: 400 | 500;
  /** The medium face serves all bolder weights, so that no browser thickens it. */
  serves: string;
  local: readonly string[];
}

/** Open font for Chinese text (SIL OFL 1.1), which the build subsets (`docs/fonts.md`). */
export const hanFont = {
  package: '@fontsource/noto-sans-sc',
  family: 'Noto Sans SC',
  name: 'noto-sans-sc',
  faces: [
    { weight: 400, serves: '400', local: ['Noto Sans SC Regular', 'NotoSansSC-Regular'] },
    { weight: 500, serves: '500 900', local: ['Noto Sans SC Medium', 'NotoSansSC-Medium'] },
  ] satisfies readonly HanFace[],
} as const;

/** Part of the characters, in a file of its own per face. */
export interface HanSlice {
  name: string;
  /** Value of `unicode-range`. */
  range: string;
}

/** File that lists the slices of the build. */
export const hanSlicesFile = `${hanFont.name}.json`;
export const hanFile = (slice: string, weight: number): string => `${hanFont.name}-${slice}-${weight}.woff2`;

/** Returns a set of characters as the value of `unicode-range`, with ranges for neighbours. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = sorted(
    [...characters].map((character) => character.codePointAt(0) ?? 0),
    (a, b) => a - b,
  );
  const ranges: { first: number; last: number }[] = [];
  for (const point of points) {
    const previous = ranges.at(-1);
    if (previous !== undefined && point <= previous.last + 1) previous.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(',');
}
