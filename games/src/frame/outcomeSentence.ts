import { isGain } from '@foyer/contract/celebration';
import type { GameShellMessages } from './gameShellMessages.ts';

/** Total stake and payout of a round in minor units; the payout is null while the player has a decision. */
interface RoundMoney {
  readonly stake: number;
  readonly win: number | null;
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
