import { choiceNames, withoutChoice } from './choiceNames.ts';
import { gameOrders } from './gameOrder.ts';
import type { GameOrder } from './gameOrder.ts';
import type { GameTile } from './gameTile.ts';

/** LB-13: what a player looks for among the games of a list. Lists of words: any of them will do; empty: all will. */
export interface GameChoice {
  readonly providers: readonly string[];
  readonly features: readonly string[];
  readonly volatilities: readonly GameTile['volatility'][];
  readonly hasJackpot: boolean;
  readonly isNew: boolean;
  /** Null: the list's own order. */
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

/** The feature that makes a game one of the jackpots'. */
export const jackpotFeature = 'jackpot';

// Spelled out: the contract's list comes with its schemas, and this comes with every lobby.
const volatilities = ['low', 'medium', 'high'] as const satisfies readonly GameTile['volatility'][];

/** An address may hold anything: longer words and further ones are nobody's choice. */
const maxWordLength = 40;
const maxWords = 12;

/** The choice that an address names; what it does not know is not chosen. */
export function choiceOfSearch(search: string): GameChoice {
  const query = new URLSearchParams(search.slice(0, 2000));
  const words = (name: string) =>
    [...new Set(query.getAll(name))].filter((word) => word !== '' && word.length <= maxWordLength).slice(0, maxWords);
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

/** The same address with this choice in place of its own, with a leading `?`, or empty. Other parts of the query stay. */
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

/** The choice without words that no game of the product has. */
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

/** Filters in force; an order is none. */
export function filterCount({ providers, features, volatilities: kept, hasJackpot, isNew }: GameChoice): number {
  return providers.length + features.length + kept.length + (hasJackpot ? 1 : 0) + (isNew ? 1 : 0);
}

export function isChosen(choice: GameChoice): boolean {
  return filterCount(choice) > 0 || choice.order !== null;
}
