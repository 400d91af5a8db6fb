import type { Draw } from '../play/gameEngine.ts';
import type { JackpotRules } from './jackpotRules.ts';
import type { PotEnd } from './potEnds.ts';

export interface PotState extends PotEnd {
  /** Minor units. */
  amount: number;
  /** Ten-thousandths of a minor unit that are not in the pot yet. */
  fraction: number;
  /** The next stake wins, whatever is drawn. */
  winNext: boolean;
}

export interface StakeEffect {
  /** Minor units that the stake brings. */
  contribution: number;
  fraction: number;
  /** Whether the stake wins the pot, its own contribution included. */
  wins: boolean;
}

const parts = 10_000;

/** What a stake does to a pot. `stake` in minor units; `now` is before the pot's deadline. */
export function potAfterStake(
  rules: JackpotRules,
  pot: PotState,
  { stake, now, draw }: { stake: number; now: number; draw: Draw },
): StakeEffect {
  const { end } = rules;
  const total = pot.fraction + stake * rules.share;
  const whole = Math.floor(total / parts);
  // A pot with a limit takes nothing beyond it; the rest stays with the house.
  const room = end.by === 'amount' ? Math.max(0, end.limit - pot.amount) : Infinity;
  const contribution = Math.min(whole, room);
  const wins =
    pot.winNext ||
    (pot.dropAmount !== null && pot.amount + contribution >= pot.dropAmount) ||
    (pot.dropAt !== null && now >= pot.dropAt) ||
    (end.by === 'chance' && draw(end.oneIn) < stake);
  return { contribution, fraction: total % parts, wins };
}
