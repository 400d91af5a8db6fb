import { sorted } from '@foyer/contract/sorted';
import type { AllGames } from './allGames.ts';
import { jackpotFeature } from './gameChoice.ts';
import { unpackFacts } from './gameFacts.ts';
import type { GameTile } from './gameTile.ts';

/** Available filter values with the number of matching games. Values without games are left out. */
export interface GameFacets {
  readonly providers: ReadonlyMap<string, number>;
  readonly features: ReadonlyMap<string, number>;
  readonly volatilities: ReadonlyMap<GameTile['volatility'], number>;
  readonly jackpots: number;
  readonly fresh: number;
}

export function gameFacets(games: AllGames, places: readonly number[]): GameFacets {
  const providers = new Map<string, number>();
  const features = new Map<string, number>();
  const volatilities = new Map<GameTile['volatility'], number>();
  let fresh = 0;
  const count = <T>(counts: Map<T, number>, value: T) => counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const place of places) {
    const { volatility, isNew } = unpackFacts(games.facts[place] ?? 0);
    const provider = games.providers[games.provider[place] ?? 0] ?? '';
    if (provider !== '') count(providers, provider);
    if (volatility !== undefined) count(volatilities, volatility);
    for (const feature of games.featureSets[games.featureSet[place] ?? 0] ?? []) count(features, feature);
    if (isNew) fresh += 1;
  }
  const jackpots = features.get(jackpotFeature) ?? 0;
  features.delete(jackpotFeature);
  const byName = sorted(providers, ([a], [b]) => (a < b ? -1 : 1));
  const byCount = sorted(features, ([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return { providers: new Map(byName), features: new Map(byCount), volatilities, jackpots, fresh };
}
