import type { EngineKind } from '../gameEngine.ts';
import type { GameViewModule } from './gameView.ts';

/** Game view of each engine, loaded when a game of it is opened. */
export const gameViews: Readonly<Record<EngineKind, () => Promise<{ gameView: GameViewModule }>>> = {
  slot: () => import('../../slot/frame/slotView.ts'),
  blackjack: () => import('../../blackjack/frame/blackjackView.ts'),
  roulette: () => import('../../roulette/frame/rouletteView.ts'),
  videoPoker: () => import('../../video-poker/frame/videoPokerView.ts'),
  scratchCard: () => import('../../scratch-card/frame/scratchCardView.ts'),
  plinko: () => import('../../plinko/frame/plinkoView.ts'),
};
