import type { EngineKind } from '../gameEngine.ts';
import type { GameViewModule } from './gameTable.ts';

/** The table of each kind of game, fetched when a game of it is opened. */
export const tables: Readonly<Record<EngineKind, () => Promise<{ table: GameViewModule }>>> = {
  slot: () => import('../../slot/frame/slotTable.ts'),
  blackjack: () => import('../../blackjack/frame/blackjackTable.ts'),
  roulette: () => import('../../roulette/frame/rouletteTable.ts'),
  videoPoker: () => import('../../video-poker/frame/videoPokerTable.ts'),
  scratchCard: () => import('../../scratch-card/frame/scratchCardTable.ts'),
  plinko: () => import('../../plinko/frame/plinkoTable.ts'),
};
