import { choiceNames, withoutChoice } from './choiceNames.ts';
import { gameOrders } from './gameOrder.ts';
import type { GameOrder } from './gameOrder.ts';
import type { GameTile } from './gameTile.ts';

/** LB-13: filters and order of a list of games. Within a list any value matches; an empty list matches all. */
export interface GameChoice {
  readonly providers: readonly string[];
  readonly features: readonly string[];
  readonly volatilities: readonly NonNullable<GameTile['volatility']>[];
  readonly hasJackpot: boolean;
  readonly isNew: boolean;
  /** Null: the default order of the list. */
  readonly order: GameOrder | null;
}

export const everyGame: GameChoice = {
  providers: [],
  features: [],
  volatilities: [],
  hasJackpot: false,
  isNew: false,
  order: null,
};

/** Feature that marks a game with a jackpot. */
export const jackpotFeature = 'jackpot';

// Spelled out, because importing the contract's list would add its schemas to every lobby.
const volatilities = ['low', 'medium', 'high'] as const satisfies readonly GameTile['volatility'][];

/** Maximum length of a parameter value; longer or further values of an address are ignored. */
const maxValueLength = 40;
const maxValues = 12;

/** Parses the choice from a query string. Unknown values are ignored. */
export function choiceOfSearch(search: string): GameChoice {
  const query = new URLSearchParams(search.slice(0, 2000));
  const words = (name: string) =>
    [...new Set(query.getAll(name))].filter((word) => word !== '' && word.length <= maxValueLength).slice(0, maxValues);
  const order = query.get(choiceNames.order);
  return {
    providers: words(choiceNames.providers),
    features: words(choiceNames.features),
    volatilities: volatilities.filter((volatility) => words(choiceNames.volatilities).includes(volatility)),
    hasJackpot: query.get(choiceNames.hasJackpot) === '1',
    isNew: query.get(choiceNames.isNew) === '1',
    order: gameOrders.find((known) => known === order) ?? null,
  };
}

/** Replaces the choice in a query string; returns it with a leading `?`, or empty. Other parameters stay. */
export function searchWithChoice(search: string, choice: GameChoice): string {
  const query = new URLSearchParams(withoutChoice(search));
  for (const provider of choice.providers) query.append(choiceNames.providers, provider);
  for (const feature of choice.features) query.append(choiceNames.features, feature);
  for (const volatility of choice.volatilities) query.append(choiceNames.volatilities, volatility);
  if (choice.hasJackpot) query.set(choiceNames.hasJackpot, '1');
  if (choice.isNew) query.set(choiceNames.isNew, '1');
  if (choice.order !== null) query.set(choiceNames.order, choice.order);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Drops values that no game of the product has. */
export function knownChoice(
  choice: GameChoice,
  known: { providers: readonly string[]; featureSets: readonly (readonly string[])[] },
): GameChoice {
  const features = new Set(known.featureSets.flat());
  return {
    ...choice,
    providers: choice.providers.filter((provider) => known.providers.includes(provider)),
    features: choice.features.filter((feature) => features.has(feature) && feature !== jackpotFeature),
  };
}

/** Counts the active filters; an order does not count. */
export function filterCount({
  providers,
  features,
  volatilities: chosenVolatilities,
  hasJackpot,
  isNew,
}: GameChoice): number {
  return providers.length + features.length + chosenVolatilities.length + (hasJackpot ? 1 : 0) + (isNew ? 1 : 0);
}

export function isChosen(choice: GameChoice): boolean {
  return filterCount(choice) > 0 || choice.order !== null;
}
