import type { ShownBlackjack } from '../../games/engines/blackjack/blackjackApi.ts';
import type { BlackjackMove } from '../../games/engines/blackjack/blackjackRound.ts';
import type { EngineKind } from '../../games/engines/gameEngine.ts';
import type { ShownVideoPoker, VideoPokerMove } from '../../games/engines/video-poker/videoPokerApi.ts';

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
