import type { GameShellMessages } from './gameShellMessages.ts';
import type { ViewRound } from './gameView.ts';

/**
 * Whether a round may be celebrated. A round that gives back no more than it cost is a loss or nothing gained, and
 * looking like a win would be a lie (ON6).
 */
export function isGain({ stake, win }: Pick<ViewRound, 'stake' | 'win'>): boolean {
  return win !== null && win > stake;
}

/** A finished round in one sentence: what came of it. `won` says a gain in the game's own words. */
export function outcomeSentence(
  { stake, win }: Pick<ViewRound, 'stake' | 'win'>,
  { messages, amount }: { messages: GameShellMessages; amount: (minor: number) => string },
  won: (amount: string) => string = messages.won,
): string {
  if (win === null || win === 0) return messages.noWin;
  return isGain({ stake, win }) ? won(amount(win)) : messages.gaveBack(amount(win), amount(stake));
}
