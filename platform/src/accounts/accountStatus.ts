import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import type { Restriction } from '@foyer/contract/accounts';

export type AccountStatusId = (typeof accountStatuses)[keyof typeof accountStatuses];

/** Why an account is not let in or may not play, in words for the player (AU-19). */
export interface Obstacle {
  code: number;
  message: string;
  /** ISO 8601; when it is over, where that is known. */
  until?: string;
}

/** Null where the account may log in. */
export function loginObstacle(status: AccountStatusId): Obstacle | null {
  switch (status) {
    case accountStatuses.deactivated:
      return {
        code: accountCodes.accountDeactivated,
        message: 'This account is deactivated. Customer support can activate it again.',
      };
    case accountStatuses.closed:
      return { code: accountCodes.accountClosed, message: 'This account is closed.' };
    case accountStatuses.blacklisted:
      return {
        code: accountCodes.accountBlacklisted,
        message: 'This account may not be used. Customer support can tell you more.',
      };
    case accountStatuses.selfExcluded:
      return {
        code: accountCodes.accountSelfExcluded,
        message:
          'You have excluded yourself from playing. If you need someone to talk to, help is free and confidential.',
      };
    case accountStatuses.unknown:
    case accountStatuses.migrated:
    case accountStatuses.provisional:
    case accountStatuses.dispatched:
    case accountStatuses.active:
      return null;
  }
}

/** Null where the account may play. An unknown status may look but not play; what is not verified plays where the market lets it. */
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

const restrictionKindOfCode: ReadonlyMap<number, Restriction['kind']> = new Map([
  [accountCodes.accountDeactivated, 'deactivated'],
  [accountCodes.accountClosed, 'closed'],
  [accountCodes.accountBlacklisted, 'blacklisted'],
  [accountCodes.accountSelfExcluded, 'selfExclusion'],
  [accountCodes.accountOnBreak, 'timeOut'],
]);

/** Null for an obstacle that the player can clear, such as a missing verification. */
export function restrictionOfObstacle(obstacle: Obstacle | null): Restriction | null {
  const kind = restrictionKindOfCode.get(obstacle?.code ?? 0);
  return kind === undefined ? null : { kind, until: obstacle?.until ?? null };
}
