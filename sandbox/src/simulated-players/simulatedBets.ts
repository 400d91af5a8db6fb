import type { BlackjackBet, ShownBlackjack } from '@foyer/games/engines/blackjack/blackjackApi';
import type { BlackjackMove } from '@foyer/games/engines/blackjack/blackjackRound';
import type { Draw, EngineKind, StakeRange } from '@foyer/games/engines/gameEngine';
import type { PlinkoBet } from '@foyer/games/engines/plinko/plinkoShapes';
import { plinkoStakes } from '@foyer/games/engines/plinko/plinkoShapes';
import type { RouletteBet } from '@foyer/games/engines/roulette/rouletteShapes';
import { cardPrices } from '@foyer/games/engines/scratch-card/cardPrices';
import { slotStakes } from '@foyer/games/engines/slot/slotStakes';
import type { ShownVideoPoker, VideoPokerMove } from '@foyer/games/engines/video-poker/videoPokerApi';
import { videoPokerStakes } from '@foyer/games/engines/video-poker/videoPokerStakes';

/**
 * Chooses a plausible move in an open round; undefined for games without decisions. `shown` is the engine's `show`
 * result, so its type follows from the kind.
 */
export function simulatedMove(kind: EngineKind, shown: unknown): unknown {
  if (kind === 'blackjack') return blackjackMove(shown as ShownBlackjack);
  if (kind === 'videoPoker') return pokerMove(shown as ShownVideoPoker);
  return undefined;
}

/** Hits up to sixteen, then stands. Ignores insurance, splits and doubles, so that a round costs only its stake. */
function blackjackMove({ moves, hands, active }: ShownBlackjack): BlackjackMove | undefined {
  if (moves.includes('decline')) return 'decline';
  const total = hands[active]?.total ?? 21;
  return total < 17 && moves.includes('hit') ? 'hit' : moves.find((move) => move === 'stand');
}

/** Holds a pair or better, otherwise nothing. */
function pokerMove({ dealt }: ShownVideoPoker): VideoPokerMove {
  const rank = (card: string): string => card.slice(0, -1);
  return { hold: dealt.map((card) => dealt.filter((other) => rank(other) === rank(card)).length > 1) };
}

const oneOf = <T>(list: readonly T[], draw: Draw): T => {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

/** The amounts that the table accepts; its minimum if it accepts none of them. */
function accepted(amounts: readonly number[], { minimum, maximum }: StakeRange): readonly number[] {
  const fitting = amounts.filter((amount) => amount >= minimum && amount <= maximum);
  return fitting.length > 0 ? fitting : [minimum];
}

const rouletteSpots = ['red', 'black', 'odd', 'even', 'straight-7', 'straight-17', 'straight-23'];

/**
 * Chooses a plausible bet in minor units within `stakes`; `isBold` selects larger slot stakes. The record type requires
 * an entry for every kind of game.
 */
export const simulatedBets: Readonly<Record<EngineKind, (draw: Draw, isBold: boolean, stakes: StakeRange) => unknown>> =
  {
    slot: (draw, isBold) => ({ stake: oneOf(isBold ? slotStakes.slice(-3) : slotStakes, draw) }),
    blackjack: (draw, _isBold, stakes): BlackjackBet => ({
      stake: oneOf(accepted([100, 200, 500, 1000], stakes), draw),
    }),
    roulette: (draw, _isBold, stakes): RouletteBet => ({
      chips: [{ bet: oneOf(rouletteSpots, draw), amount: oneOf(accepted([50, 100, 500], stakes), draw) }],
    }),
    videoPoker: (draw) => ({ stake: oneOf(videoPokerStakes, draw) }),
    scratchCard: (draw) => ({ stake: oneOf(cardPrices, draw) }),
    plinko: (draw): PlinkoBet => ({ stake: oneOf(plinkoStakes, draw), rows: oneOf([12, 16] as const, draw) }),
  };
