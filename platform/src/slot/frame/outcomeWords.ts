import type { RoundAnswer } from '../slotApi.ts';
import type { FrameWords } from './frameWords.ts';

/**
 * Whether a round may be celebrated. A round that gives back no more than it cost is a loss or nothing gained, and
 * looking like a win would be a lie (ON6).
 */
export function isGain({ stake, totalWin }: Pick<RoundAnswer, 'stake' | 'totalWin'>): boolean {
  return totalWin > stake;
}

/** How many lines won over all spins of the round. */
export function winningLines({ spins }: Pick<RoundAnswer, 'spins'>): number {
  return spins.reduce((sum, { wins }) => sum + wins.length, 0);
}

/** The round in one sentence: what came of it. `amount` writes minor units as money. */
export function outcomeWords(round: RoundAnswer, words: FrameWords, amount: (minor: number) => string): string {
  if (round.totalWin === 0) return words.noWin;
  if (!isGain(round)) return words.gaveBack(amount(round.totalWin), amount(round.stake));
  return words.won(amount(round.totalWin), winningLines(round));
}
