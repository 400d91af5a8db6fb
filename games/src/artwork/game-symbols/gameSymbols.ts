import type { CatalogueGame } from '../../catalogue/catalogue.ts';
import { stoneNames } from './drawStone.ts';
import { symbolSets, type SymbolSet } from './symbolSets.ts';

/** Keys of the ranked symbols, best first; `W` (wild) and `S` (scatter) are separate. */
const ranks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Letters that pay least in games with ways. */
export const symbolLetters = ['a', 'k', 'q', 'j'] as const;

/** Name of a letter's picture: themes with the same face and metal share it. */
export const letterName = ({ face, metal }: Pick<SymbolSet, 'face' | 'metal'>, letter: string): string =>
  `letter-${face}-${metal}-${letter}`;

/** Returns `count` of `names`, starting at an index that depends on `seed`, so that games of one theme differ. */
function choose(names: readonly string[], count: number, seed: number): string[] {
  return Array.from({ length: count }, (_, at) => names[(seed + at) % names.length] ?? '');
}

/**
 * Returns the ten symbols of a game by key, as names of picture files. The mechanic decides what pays little. No ranked
 * symbol shows `emblem`, the subject of the cover, because the frame shows that as the best symbol.
 */
export function gameSymbols(
  {
    theme,
    gameGroupId,
    features = [],
  }: Pick<CatalogueGame, 'theme' | 'gameGroupId'> & Partial<Pick<CatalogueGame, 'features'>>,
  emblem: string | null = null,
): Record<string, string> {
  const set = symbolSets[theme];
  const own = (names: readonly string[]): string[] => names.map((name) => `${theme}-${name}`);
  const others = (names: readonly string[]): string[] =>
    names.filter((name) => name !== emblem && name !== `${theme}-${emblem}`);
  const high = own(choose(others(set.high), 4, gameGroupId));
  const low = own(choose(others(set.low), 4, Math.floor(gameGroupId / 7)));
  const chosen = features.includes('three-reels')
    ? ['classic-seven', 'classic-bar-3', 'classic-bar-2', 'classic-bar-1', ...others(['fruit-cherry']), ...low]
    : features.includes('tumbling')
      ? [...high.slice(0, 2), ...stoneNames.map((name) => `stone-${name}`)]
      : features.includes('ways-243')
        ? [...high, ...symbolLetters.map((letter) => letterName(set, letter))]
        : [...high, ...low];
  return {
    ...Object.fromEntries(ranks.map((key, at) => [key, chosen[at] ?? ''])),
    W: `${theme}-${set.wild}`,
    S: `${theme}-${set.scatter}`,
  };
}
