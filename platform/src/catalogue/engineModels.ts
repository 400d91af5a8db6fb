import { engines } from '../play/engines.ts';
import type { EngineKind, EngineModel } from '../play/gameEngine.ts';
import { slotFigures } from '../slot/slotFigures.ts';

/** What each kind of game can play, with its published figures. */
export type EngineModels = Readonly<Record<EngineKind, readonly EngineModel[]>>;

/** Returns of the usual rules, for the engines that do not publish models of their own yet. */
const planned: EngineModels = {
  slot: slotFigures,
  blackjack: [{ id: 'classic', rtp: 99.5, volatility: 'low', features: [] }],
  roulette: [{ id: 'european', rtp: 97.3, volatility: 'medium', features: ['single-zero'] }],
  videoPoker: [{ id: 'jacksOrBetter', rtp: 99.54, volatility: 'medium', features: [] }],
  scratchCard: [{ id: 'classic', rtp: 95, volatility: 'medium', features: ['instant-win'] }],
  plinko: [
    { id: 'low', rtp: 97, volatility: 'low', features: ['instant-win'] },
    { id: 'medium', rtp: 97, volatility: 'medium', features: ['instant-win'] },
    { id: 'high', rtp: 97, volatility: 'high', features: ['instant-win'] },
  ],
};

const modelsOf = (kind: EngineKind): readonly EngineModel[] => engines[kind]?.models ?? planned[kind];

/** The models of the engines that play. */
export const engineModels: EngineModels = {
  slot: modelsOf('slot'),
  blackjack: modelsOf('blackjack'),
  roulette: modelsOf('roulette'),
  videoPoker: modelsOf('videoPoker'),
  scratchCard: modelsOf('scratchCard'),
  plinko: modelsOf('plinko'),
};
