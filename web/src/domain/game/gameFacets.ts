import { traitNames } from '@foyer/contract/gameTraits';
import type { GameTrait } from '@foyer/contract/gameTraits';
import { sorted } from '@foyer/contract/sorted';
import type { AllGames } from './allGames.ts';
import type { GameFilter } from './choiceNames.ts';
import { byFilter, jackpotFeature } from './gameChoice.ts';
import { unpackFacts } from './gameFacts.ts';
import { limitsFrom } from './stakeLimits.ts';

/** Column that a filter reads. */
interface FilterColumn {
  column: 'provider' | 'featureSet' | 'facts';
  /** Returns the values of the filter that a game with this number in the column has. */
  valuesOf: (games: AllGames, code: number) => readonly string[];
}

const featuresOf = ({ featureSets }: AllGames, set: number) => featureSets[set] ?? [];
const ifTrue = (fact: boolean | undefined) => (fact === true ? ['1'] : []);

/** Columns of all filters. A trait needs no entry. */
export const filterColumns: Readonly<Record<GameFilter, FilterColumn>> = {
  ...(Object.fromEntries(
    [...traitNames, 'kind' as const].map((trait): [GameTrait | 'kind', FilterColumn] => [
      trait,
      { column: 'facts', valuesOf: (_, code) => [unpackFacts(code)[trait] ?? []].flat() },
    ]),
  ) as Record<GameTrait | 'kind', FilterColumn>),
  provider: { column: 'provider', valuesOf: ({ providers }, code) => [providers[code] || []].flat() },
  feature: {
    column: 'featureSet',
    valuesOf: (games, set) => featuresOf(games, set).filter((feature) => feature !== jackpotFeature),
  },
  stake: { column: 'facts', valuesOf: (_, code) => limitsFrom(unpackFacts(code).lowestLimit) },
  jackpot: { column: 'featureSet', valuesOf: (games, set) => ifTrue(featuresOf(games, set).includes(jackpotFeature)) },
  new: { column: 'facts', valuesOf: (_, code) => ifTrue(unpackFacts(code).isNew) },
};

/** Available values of each filter with the number of matching games. Values without games are left out. */
export type GameFacets = Readonly<Record<GameFilter, ReadonlyMap<string, number>>>;

/** Counts games by filter value: features by count, then by name; others by name. */
export function gameFacets(games: AllGames, places: readonly number[]): GameFacets {
  return byFilter((name) => {
    const { column, valuesOf } = filterColumns[name];
    const codes = new Map<number, number>();
    for (const place of places) add(codes, games[column][place] ?? 0, 1);
    const counts = new Map<string, number>();
    for (const [code, count] of codes) for (const value of valuesOf(games, code)) add(counts, value, count);
    return new Map(
      sorted(counts, ([a, many], [b, more]) => (name === 'feature' ? more - many : 0) || (a < b ? -1 : 1)),
    );
  });
}

const add = <T>(counts: Map<T, number>, value: T, count: number) => counts.set(value, (counts.get(value) ?? 0) + count);
