import type { EngineKind } from '../engines/gameEngine.ts';
import type { GameViewModule } from '../frame/gameView.ts';

/** Game view of each engine, loaded when a game of that engine opens. */
export const gameViews: Readonly<Record<EngineKind, () => Promise<{ gameView: GameViewModule }>>> = {
  slot: () => import('../engines/slot/frame/slotView.ts'),
  blackjack: () => import('../engines/blackjack/frame/blackjackView.ts'),
  roulette: () => import('../engines/roulette/frame/rouletteView.ts'),
  videoPoker: () => import('../engines/video-poker/frame/videoPokerView.ts'),
  scratchCard: () => import('../engines/scratch-card/frame/scratchCardView.ts'),
  plinko: () => import('../engines/plinko/frame/plinkoView.ts'),
};
