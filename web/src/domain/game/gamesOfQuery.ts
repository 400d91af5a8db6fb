import type { GameOrder } from '@foyer/contract/gameTraits';
import type { AllGames } from './allGames.ts';
import { filterNames } from './choiceNames.ts';
import { filterCount } from './gameChoice.ts';
import type { GameChoice } from './gameChoice.ts';
import { filterColumns } from './gameFacets.ts';
import { unpackFacts } from './gameFacts.ts';
import { nameKey } from './sortKey.ts';
import type { TilesQuery } from './tilesQuery.ts';

/** Returns the indexes of the games of a list before filters, in the editors' order. */
export function gamesOfQuery(games: AllGames, query: TilesQuery): readonly number[] {
  if (query.by === 'ids') return query.ids.flatMap((id) => games.placeOf(id) ?? []);
  const { kind, provider, theme, feature, isNew, volatility, sort, limit } = query.rule;
  const sets = feature === undefined ? null : setsWith(games, feature);
  const places: number[] = [];
  for (let place = 0; place < games.count; place += 1) {
    const facts = unpackFacts(games.facts[place] ?? 0);
    if (kind !== undefined && facts.kind !== kind) continue;
    if (isNew !== undefined && String(facts.isNew === true) !== isNew) continue;
    if (volatility !== undefined && facts.volatility !== volatility) continue;
    if (provider !== undefined && games.providers[games.provider[place] ?? 0] !== provider) continue;
    if (theme !== undefined && games.themes[games.theme[place] ?? 0] !== theme) continue;
    if (sets !== null && !sets.has(games.featureSet[place] ?? 0)) continue;
    places.push(place);
  }
  return inOrder(games, places, sort).slice(0, Number(limit));
}

/** LB-13: returns the games that match the choice, in its order if it has one. */
export function chosenGames(games: AllGames, places: readonly number[], choice: GameChoice): readonly number[] {
  const chosen = filterCount(choice) === 0 ? places : filtered(games, places, choice);
  return choice.order === null ? chosen : inOrder(games, chosen, choice.order);
}

function filtered(games: AllGames, places: readonly number[], choice: GameChoice): readonly number[] {
  const filters = filterNames.flatMap((name) => {
    const { column, valuesOf } = filterColumns[name];
    if (choice[name].length === 0) return [];
    const hasValue = (code: number) => valuesOf(games, code).some((value) => choice[name].includes(value));
    return { codes: games[column], accepted: new Set([...new Set(games[column])].filter(hasValue)) };
  });
  return places.filter((place) => filters.every(({ codes, accepted }) => accepted.has(codes[place] ?? 0)));
}

/** Returns the feature sets that contain this feature. */
function setsWith({ featureSets }: AllGames, feature: string): ReadonlySet<number> {
  return new Set(featureSets.flatMap((set, place) => (set.includes(feature) ? [place] : [])));
}

const ranksByName = new WeakMap<AllGames, Uint16Array>();

/** Ranks all games by name. Computed once per list. */
function nameRanks(games: AllGames): Uint16Array {
  let ranks = ranksByName.get(games);
  if (ranks === undefined) {
    const keys = games.names.map(
      (name, place) => `${nameKey(name, games.pinyin(place))}\n${String(place).padStart(5, '0')}`,
    );
    ranks = new Uint16Array(games.count);
    // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own
    for (const [rank, key] of keys.sort().entries()) ranks[Number(key.slice(-5))] = rank;
    ranksByName.set(games, ranks);
  }
  return ranks;
}

/** Greater than any index. */
const indexLimit = 65_536;

/** Combines rank and index in one number: sorting ten thousand numbers takes a tenth of the time of a comparator. */
function inOrder(games: AllGames, places: readonly number[], order: GameOrder): number[] {
  const names = order === 'name' ? nameRanks(games) : null;
  const rank = (place: number): number => {
    switch (order) {
      case 'popularity':
        return indexLimit - (games.popularity[place] ?? 0);
      case 'newest':
        return games.age[place] ?? 0;
      case 'rtp':
        return indexLimit - (games.returns[place] ?? 0);
      case 'name':
        return names?.[place] ?? 0;
    }
  };
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own
  const keys = Float64Array.from(places, (place) => rank(place) * indexLimit + place).sort();
  return Array.from(keys, (key) => key % indexLimit);
}
