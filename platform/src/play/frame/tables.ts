import type { EngineKind } from '../gameEngine.ts';
import type { GameViewModule } from './gameView.ts';

/** The table of each kind of game, fetched when a game of it is opened. */
export const tables: Readonly<Record<EngineKind, () => Promise<{ table: GameViewModule }>>> = {
  slot: () => import('../../slot/frame/slotView.ts'),
  blackjack: () => import('../../blackjack/frame/blackjackView.ts'),
  roulette: () => import('../../roulette/frame/rouletteView.ts'),
  videoPoker: () => import('../../video-poker/frame/videoPokerView.ts'),
  scratchCard: () => import('../../scratch-card/frame/scratchCardView.ts'),
  plinko: () => import('../../plinko/frame/plinkoView.ts'),
};
