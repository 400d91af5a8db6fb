import type { BlackjackBet } from '../blackjack/blackjackApi.ts';
import type { Draw, EngineKind } from '../play/gameEngine.ts';
import type { PlinkoBet } from '../plinko/plinkoShapes.ts';
import { plinkoStakes } from '../plinko/plinkoStakes.ts';
import type { RouletteBet } from '../roulette/rouletteShapes.ts';
import { cardPrices } from '../scratch-card/scratchCardStakes.ts';
import { slotStakes } from '../slot/slotStakes.ts';
import { videoPokerStakes } from '../video-poker/videoPokerStakes.ts';

const oneOf = <T>(list: readonly T[], draw: Draw): T => {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

const rouletteSpots = ['red', 'black', 'odd', 'even', 'straight-7', 'straight-17', 'straight-23'];

/**
 * A bet that somebody might lay, in minor units; who is bold takes the larger stakes of a slot. One entry for each kind of
 * game, so that a new kind is not forgotten.
 */
export const simulatedBets: Readonly<Record<EngineKind, (draw: Draw, isBold: boolean) => unknown>> = {
  slot: (draw, isBold) => ({ stake: oneOf(isBold ? slotStakes.slice(-3) : slotStakes, draw) }),
  blackjack: (draw): BlackjackBet => ({ stake: oneOf([100, 200, 500, 1000], draw) }),
  roulette: (draw): RouletteBet => ({
    chips: [{ bet: oneOf(rouletteSpots, draw), amount: oneOf([50, 100, 500], draw) }],
  }),
  videoPoker: (draw) => ({ stake: oneOf(videoPokerStakes, draw) }),
  scratchCard: (draw) => ({ stake: oneOf(cardPrices, draw) }),
  plinko: (draw): PlinkoBet => ({ stake: oneOf(plinkoStakes, draw), rows: oneOf([12, 16] as const, draw) }),
};
