import type { Draw } from '@foyer/games/engines/gameEngine';
import type { JackpotRules } from './jackpotRules.ts';
import type { PotEnd } from './potEnds.ts';

export interface PotState extends PotEnd {
  /** Minor units. */
  amount: number;
  /** Contributions below one minor unit that are not in the pot yet, in ten-thousandths. */
  fraction: number;
  /** The next stake wins, regardless of the draw. */
  winNext: boolean;
}

export interface StakeEffect {
  /** Contribution of the stake in minor units. */
  contribution: number;
  fraction: number;
  /** Whether the stake wins the pot, including its own contribution. */
  wins: boolean;
}

const parts = 10_000;

/** Applies a stake to a pot. `stake` in minor units; `now` is before the pot's deadline. */
export function potAfterStake(
  rules: JackpotRules,
  pot: PotState,
  { stake, now, draw }: { stake: number; now: number; draw: Draw },
): StakeEffect {
  const { end } = rules;
  const total = pot.fraction + stake * rules.share;
  const whole = Math.floor(total / parts);
  // A pot with a limit never exceeds it; the house keeps the rest.
  const roomLeft = end.by === 'amount' ? Math.max(0, end.limit - pot.amount) : Infinity;
  const contribution = Math.min(whole, roomLeft);
  const wins =
    pot.winNext ||
    (pot.dropAmount !== null && pot.amount + contribution >= pot.dropAmount) ||
    (pot.dropAt !== null && now >= pot.dropAt) ||
    (end.by === 'chance' && draw(end.oneIn) < stake);
  return { contribution, fraction: total % parts, wins };
}
