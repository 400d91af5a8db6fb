import { blackjackEngine } from './blackjack/blackjackEngine.ts';
import type { EngineKind, GameEngine } from './gameEngine.ts';
import { plinkoEngine } from './plinko/plinkoEngine.ts';
import { rouletteEngine } from './roulette/rouletteEngine.ts';
import { scratchCardEngine } from './scratch-card/scratchCardEngine.ts';
import { slotEngine } from './slot/slotEngine.ts';
import { videoPokerEngine } from './video-poker/videoPokerEngine.ts';

/** Engine of each kind of game. */
export const engines: Readonly<Record<EngineKind, GameEngine>> = {
  slot: slotEngine,
  blackjack: blackjackEngine,
  roulette: rouletteEngine,
  videoPoker: videoPokerEngine,
  scratchCard: scratchCardEngine,
  plinko: plinkoEngine,
};
