import type { GameInformation } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/ids';
import { messages as en, type HourlyCostMessages } from '../messages/en/hourlyCost.ts';
import { messagesByLanguage } from '../messages/messagesByLanguage.ts';
import type { EngineKind } from './gameEngine.ts';
import costs from './hourlyCosts.json' with { type: 'json' };

type HourlyCost = NonNullable<GameInformation['hourlyCost']>;

/** Typical rounds an hour of each kind of game: slow, usual and fast play. */
export const roundsPerHour: Readonly<Record<EngineKind, readonly [slow: number, usual: number, fast: number]>> = {
  slot: [200, 400, 700],
  blackjack: [60, 120, 200],
  roulette: [40, 70, 120],
  videoPoker: [200, 400, 600],
  scratchCard: [60, 150, 300],
  plinko: [200, 400, 700],
};

const hourlyCostBasis = await messagesByLanguage<HourlyCostMessages>(
  en,
  (language) => import(`../messages/${language}/hourlyCost.ts`),
);

const stored: ReadonlyMap<string, HourlyCost['paces']> = new Map(Object.entries(costs));

/**
 * Returns the results of an hour at each pace, in stakes, with the play that they assume; undefined for a model that
 * was never simulated. `npm run returns` writes the figures.
 */
export function hourlyCostOf(kind: EngineKind, modelId: string, culture: Culture): HourlyCost | undefined {
  const paces = stored.get(`${kind}-${modelId}`);
  return paces && { basis: hourlyCostBasis[culture][kind], paces };
}
