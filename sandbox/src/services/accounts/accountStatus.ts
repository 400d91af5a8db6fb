import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import type { Restriction } from '@foyer/contract/accounts';

export type AccountStatusId = (typeof accountStatuses)[keyof typeof accountStatuses];

/** Reason why an account may not log in or may not play, with a message for the player (AU-19). */
export interface Obstacle {
  code: number;
  message: string;
  /** ISO 8601 end of the obstacle, if known. */
  until?: string;
  /** Only of a self-exclusion whose chosen period is over. */
  returning?: ReturnState;
}

/** How a player returns from a self-exclusion. Times are ISO 8601. */
export type ReturnState = Pick<Restriction, 'mayRequestReturn' | 'returnRequestedAt' | 'opensAt'>;

/** Returns null if the account may log in. */
export function loginObstacle(status: AccountStatusId): Obstacle | null {
  switch (status) {
    case accountStatuses.deactivated:
      return {
        code: accountCodes.accountDeactivated,
        message: 'This account is deactivated. Contact customer support to reactivate it.',
      };
    case accountStatuses.closed:
      return { code: accountCodes.accountClosed, message: 'This account is closed.' };
    case accountStatuses.blacklisted:
      return {
        code: accountCodes.accountBlacklisted,
        message: 'This account is blocked. Contact customer support for details.',
      };
    case accountStatuses.selfExcluded:
      return {
        code: accountCodes.accountSelfExcluded,
        message: 'You are self-excluded. If you need someone to talk to, help is free and confidential.',
      };
    case accountStatuses.unknown:
    case accountStatuses.migrated:
    case accountStatuses.provisional:
    case accountStatuses.dispatched:
    case accountStatuses.active:
      return null;
  }
}

/**
 * Returns null if the account may play. An account with an unknown status may log in but not play. An unverified
 * account may play if its market allows it.
 */
export function playObstacle(
  status: AccountStatusId,
  { isVerificationRequired }: { isVerificationRequired: boolean },
): Obstacle | null {
  if (status === accountStatuses.unknown) {
    return {
      code: accountCodes.accountUnknownStatus,
      message: 'This account cannot play yet. Customer support can tell you more.',
    };
  }
  const isUnverified = status === accountStatuses.provisional || status === accountStatuses.dispatched;
  if (isUnverified && isVerificationRequired) {
    return { code: accountCodes.verificationNeeded, message: 'Please verify your account before you play.' };
  }
  return loginObstacle(status);
}

/** What a player may not do. */
export interface Obstacles {
  /** Null if the player may still log in. */
  login: Obstacle | null;
  play: Obstacle | null;
}

/** Obstacles that hide others, the strictest first. */
const strictness = [accountCodes.accountClosed, accountCodes.accountSelfExcluded, accountCodes.accountOnBreak];

/** Combines what forbids play for two reasons, so that the player learns of the stricter one, or of the later end. */
export function stricterObstacles(own: Obstacles, other: Obstacles): Obstacles {
  const isOtherStricter = own.play !== null && other.play !== null && isStricter(other.play, own.play);
  return isOtherStricter ? other : { login: own.login ?? other.login, play: own.play ?? other.play };
}

function isStricter(one: Obstacle, other: Obstacle): boolean {
  const [rank, otherRank] = [one, other].map(({ code }) => {
    const at = strictness.findIndex((strict) => strict === code);
    return at === -1 ? strictness.length : at;
  });
  return rank === otherRank ? endOf(one) > endOf(other) : (rank ?? 0) < (otherRank ?? 0);
}

/** End in Unix milliseconds; 0 for a self-exclusion whose period is over. */
function endOf({ until, returning }: Obstacle): number {
  if (until !== undefined) return Date.parse(until);
  return returning === undefined ? Infinity : 0;
}

const restrictionKindOfCode: ReadonlyMap<number, Restriction['kind']> = new Map([
  [accountCodes.accountDeactivated, 'deactivated'],
  [accountCodes.accountClosed, 'closed'],
  [accountCodes.accountBlacklisted, 'blacklisted'],
  [accountCodes.accountSelfExcluded, 'selfExclusion'],
  [accountCodes.accountOnBreak, 'timeOut'],
  [accountCodes.accountUnderReview, 'underReview'],
]);

/** Returns null for an obstacle that the player can clear, such as a missing verification. */
export function restrictionOfObstacle(obstacle: Obstacle | null): Restriction | null {
  const kind = restrictionKindOfCode.get(obstacle?.code ?? 0);
  return kind === undefined ? null : { kind, until: obstacle?.until ?? null, ...obstacle?.returning };
}
