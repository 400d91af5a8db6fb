import { gameKinds, gameOrders, gameTraits } from '@foyer/contract/gameTraits';
import type { GameOrder } from '@foyer/contract/gameTraits';
import { filterNames, searchOf, withoutChoice } from './choiceNames.ts';
import type { GameFilter } from './choiceNames.ts';
import { stakeLimits } from './stakeLimits.ts';

/** LB-13: filters and order of a list of games. Within a filter any value matches; an empty filter matches all. */
export interface GameChoice extends Readonly<Record<GameFilter, readonly string[]>> {
  /** Null: the default order of the list. */
  readonly order: GameOrder | null;
}

/** Returns something for each filter, by its name. */
export const byFilter = <T>(make: (name: GameFilter) => T) =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<GameFilter, T>;

export const everyGame: GameChoice = { ...byFilter(() => []), order: null };

/** Feature that marks a game with a jackpot. */
export const jackpotFeature = 'jackpot';

/** Values of the filters that are the same for every list. */
export const knownValues: Partial<Record<GameFilter, readonly string[]>> = {
  ...gameTraits,
  kind: gameKinds,
  stake: stakeLimits,
  jackpot: ['1'],
  new: ['1'],
};

/** Maximum length of a parameter value; an address with longer or further values is read without them. */
const maxValueLength = 40;
/** Maximum number of values of one filter. */
export const maxValues = 12;

/** Parses the choice from a query string. Unknown values are ignored. */
export function choiceOfSearch(search: string): GameChoice {
  const query = new URLSearchParams(search.slice(0, 2000));
  const isPossible = (value: string, known?: readonly string[]) =>
    known?.includes(value) ?? (value !== '' && value.length <= maxValueLength);
  const order = query.get('sort');
  return {
    ...byFilter((name) =>
      [...new Set(query.getAll(name))].filter((value) => isPossible(value, knownValues[name])).slice(0, maxValues),
    ),
    order: gameOrders.find((known) => known === order) ?? null,
  };
}

/** Replaces the choice in a query string; returns it with a leading `?`, or empty. Other parameters stay. */
export function searchWithChoice(search: string, choice: GameChoice): string {
  const query = new URLSearchParams(withoutChoice(search));
  for (const name of filterNames) for (const value of choice[name]) query.append(name, value);
  if (choice.order !== null) query.set('sort', choice.order);
  return searchOf(query);
}

/** Drops values that no game of the product has. */
export function knownChoice(
  choice: GameChoice,
  known: { providers: readonly string[]; featureSets: readonly (readonly string[])[] },
): GameChoice {
  const features = new Set(known.featureSets.flat());
  return {
    ...choice,
    provider: choice.provider.filter((provider) => known.providers.includes(provider)),
    feature: choice.feature.filter((feature) => features.has(feature) && feature !== jackpotFeature),
  };
}

/** Counts the active filters; an order does not count. */
export const filterCount = (choice: GameChoice): number =>
  filterNames.reduce((sum, name) => sum + choice[name].length, 0);

export function isChosen(choice: GameChoice): boolean {
  return filterCount(choice) > 0 || choice.order !== null;
}
