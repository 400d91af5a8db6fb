import { engines } from '../play/engines.ts';
import type { EngineKind, EngineModel } from '../play/gameEngine.ts';

/** What each kind of game can play, with its published figures. */
export type EngineModels = Readonly<Record<EngineKind, readonly EngineModel[]>>;

/** The models of the engines that play. */
export const engineModels: EngineModels = {
  slot: engines.slot.models,
  blackjack: engines.blackjack.models,
  roulette: engines.roulette.models,
  videoPoker: engines.videoPoker.models,
  scratchCard: engines.scratchCard.models,
  plinko: engines.plinko.models,
};
