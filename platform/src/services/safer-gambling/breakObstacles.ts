import { accountCodes } from '@foyer/contract/accounts';
import type { Obstacle } from '../accounts/accountStatus.ts';
import type { Break } from './breaks.ts';

/** Obstacles that a break creates for its player. */
export interface BreakObstacles {
  /** Null if the player may still log in; `mayLogInToWithdraw` decides (MT5). */
  login: Obstacle | null;
  play: Obstacle | null;
}

export function breakObstacles(current: Break | null, { mayLogIn }: { mayLogIn: boolean }): BreakObstacles {
  if (!current) return { login: null, play: null };
  const until = new Date(current.until).toISOString();
  if (current.kind === 'timeOut') {
    const obstacle = {
      code: accountCodes.accountOnBreak,
      message: `You are on a break from playing until ${until}.`,
      until,
    };
    return { login: mayLogIn ? null : obstacle, play: obstacle };
  }
  const obstacle = {
    code: accountCodes.accountSelfExcluded,
    message: `You have excluded yourself from playing until ${until}. If you need someone to talk to, help is free and confidential.`,
    until,
  };
  return { login: mayLogIn ? null : obstacle, play: obstacle };
}
