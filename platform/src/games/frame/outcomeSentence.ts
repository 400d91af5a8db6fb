import type { GameShellMessages } from './gameShellMessages.ts';

/** Total stake and payout of a round in minor units; the payout is null while the player has a decision. */
interface RoundMoney {
  readonly stake: number;
  readonly win: number | null;
}

/**
 * Returns whether a round may be shown as a win. A round that returns no more than its stake must not look like one
 * (ON6).
 */
export function isGain({ stake, win }: RoundMoney): boolean {
  return win !== null && win > stake;
}

/** Describes the outcome of a finished round in one sentence. `won` describes a gain in the game's own terms. */
export function outcomeSentence(
  { stake, win }: RoundMoney,
  { messages, amount }: { messages: GameShellMessages; amount: (minor: number) => string },
  won: (amount: string) => string = messages.won,
): string {
  if (win === null || win === 0) return messages.noWin;
  return isGain({ stake, win }) ? won(amount(win)) : messages.gaveBack(amount(win), amount(stake));
}
