import type { ShownBlackjack } from '../blackjack/blackjackApi.ts';
import type { BlackjackMove } from '../blackjack/blackjackRound.ts';
import type { EngineKind } from '../play/gameEngine.ts';
import type { ShownVideoPoker, VideoPokerMove } from '../video-poker/videoPokerApi.ts';

/**
 * What somebody might decide in a round that waits for a decision; undefined where the kind of game asks for none.
 * `shown` is what the game's engine showed, so its shape is known by the kind.
 */
export function simulatedMove(kind: EngineKind, shown: unknown): unknown {
  if (kind === 'blackjack') return blackjackMove(shown as ShownBlackjack);
  if (kind === 'videoPoker') return pokerMove(shown as ShownVideoPoker);
  return undefined;
}

/** Draws up to sixteen, then stands; leaves insurance, splits and doubles alone, so that a round costs its stake. */
function blackjackMove({ moves, hands, active }: ShownBlackjack): BlackjackMove | undefined {
  if (moves.includes('decline')) return 'decline';
  const total = hands[active]?.total ?? 21;
  return total < 17 && moves.includes('hit') ? 'hit' : moves.find((move) => move === 'stand');
}

/** Keeps what makes a pair or better, else nothing. */
function pokerMove({ dealt }: ShownVideoPoker): VideoPokerMove {
  const rank = (card: string): string => card.slice(0, -1);
  return { hold: dealt.map((card) => dealt.filter((other) => rank(other) === rank(card)).length > 1) };
}
