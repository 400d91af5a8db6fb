import type { GameShellMessages } from './gameShellMessages.ts';
import type { ViewRound } from './gameView.ts';

/**
 * Returns whether a round may be shown as a win. A round that returns no more than its stake must not look like one
 * (ON6).
 */
export function isGain({ stake, win }: Pick<ViewRound, 'stake' | 'win'>): boolean {
  return win !== null && win > stake;
}

/** Describes the outcome of a finished round in one sentence. `won` describes a gain in the game's own terms. */
export function outcomeSentence(
  { stake, win }: Pick<ViewRound, 'stake' | 'win'>,
  { messages, amount }: { messages: GameShellMessages; amount: (minor: number) => string },
  won: (amount: string) => string = messages.won,
): string {
  if (win === null || win === 0) return messages.noWin;
  return isGain({ stake, win }) ? won(amount(win)) : messages.gaveBack(amount(win), amount(stake));
}
