import { accountCodes } from '@foyer/contract/accounts';
import type { Obstacle } from '../accounts/accountStatus.ts';
import type { Break } from './breaks.ts';

/** What a break keeps its player from, in the words of an account's obstacle. */
export interface BreakObstacles {
  /** Null where the player may log in all the same, to withdraw (MT5). */
  login: Obstacle | null;
  play: Obstacle | null;
}

export function breakObstacles(
  current: Break | null,
  { excludedMayWithdraw }: { excludedMayWithdraw: boolean },
): BreakObstacles {
  if (!current) return { login: null, play: null };
  const until = new Date(current.until).toISOString();
  if (current.kind === 'timeOut') {
    const obstacle = {
      code: accountCodes.accountOnBreak,
      message: `You are taking a break from playing until ${until}.`,
      until,
    };
    return { login: obstacle, play: obstacle };
  }
  const obstacle = {
    code: accountCodes.accountSelfExcluded,
    message: `You have excluded yourself from playing until ${until}. If you need someone to talk to, help is free and confidential.`,
    until,
  };
  return { login: excludedMayWithdraw ? null : obstacle, play: obstacle };
}
