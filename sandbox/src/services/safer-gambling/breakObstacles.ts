import { accountCodes } from '@foyer/contract/accounts';
import type { Obstacle, Obstacles } from '../accounts/accountStatus.ts';
import type { Break } from './breaks.ts';

/** MT5: whether a player on this break may log in to make a withdrawal, by the rules of the player's market. */
export function mayLogInToWithdraw(
  current: Pick<Break, 'kind'> | null,
  { excludedMayWithdraw }: { excludedMayWithdraw: boolean },
): boolean {
  return current?.kind === 'selfExclusion' && excludedMayWithdraw;
}

/**
 * Obstacles that a break creates for its player.
 * @param mayLogIn whether the player may still log in; `mayLogInToWithdraw` decides (MT5)
 * @param now Unix milliseconds
 */
export function breakObstacles(
  current: Break | null,
  { mayLogIn, now }: { mayLogIn: boolean; now: number },
): Obstacles {
  if (!current) return { login: null, play: null };
  const obstacle = current.kind === 'timeOut' ? timeOutObstacle(current) : exclusionObstacle(current, now);
  return { login: mayLogIn ? null : obstacle, play: obstacle };
}

function timeOutObstacle({ until: untilMs }: Break): Obstacle {
  const until = new Date(untilMs).toISOString();
  return { code: accountCodes.accountOnBreak, message: `You are on a break from playing until ${until}.`, until };
}

const help = 'If you need someone to talk to, help is free and confidential.';

/** UK20, ON4, MT4: an exclusion whose period is over has no end until the player has asked to return. */
function exclusionObstacle({ until: untilMs, returning }: Break, now: number): Obstacle {
  const code = accountCodes.accountSelfExcluded;
  if (returning !== undefined) {
    const opensAt = new Date(returning.opensAt).toISOString();
    const returnRequestedAt = new Date(returning.requestedAt).toISOString();
    return {
      code,
      message: `You asked to return. Your account stays closed until ${opensAt}. ${help}`,
      until: opensAt,
      returning: { mayRequestReturn: false, returnRequestedAt, opensAt },
    };
  }
  if (untilMs <= now)
    return {
      code,
      message: `You are self-excluded until you ask to return. ${help}`,
      returning: { mayRequestReturn: true, returnRequestedAt: null, opensAt: null },
    };
  const until = new Date(untilMs).toISOString();
  return { code, message: `You have excluded yourself from playing until ${until}. ${help}`, until };
}
