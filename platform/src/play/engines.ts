import { blackjackEngine } from '../blackjack/blackjackEngine.ts';
import { plinkoEngine } from '../plinko/plinkoEngine.ts';
import { rouletteEngine } from '../roulette/rouletteEngine.ts';
import { scratchCardEngine } from '../scratch-card/scratchCardEngine.ts';
import { videoPokerEngine } from '../video-poker/videoPokerEngine.ts';
import type { EngineKind, GameEngine } from './gameEngine.ts';

/** Every kind of game that can be played. A game of the catalogue whose engine is missing here is listed and cannot be launched. */
export const engines: Readonly<Record<EngineKind, GameEngine | undefined>> = {
  slot: undefined,
  blackjack: blackjackEngine,
  roulette: rouletteEngine,
  videoPoker: videoPokerEngine,
  scratchCard: scratchCardEngine,
  plinko: plinkoEngine,
};
