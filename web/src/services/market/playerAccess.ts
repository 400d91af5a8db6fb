import type { Account, Restriction } from '@foyer/contract/accounts';
import { accountStatuses, userTypes } from '@foyer/contract/accountStatuses';

/**
 * Access level of a logged-in player.
 * - `full`: everything
 * - `guest`: no money and no verification (user type 1)
 * - `restricted`: no offers until the restriction ends
 */
export const playerAccesses = ['full', 'guest', 'restricted'] as const;
export type PlayerAccess = (typeof playerAccesses)[number];

const restrictionKindOfStatus: ReadonlyMap<number, Restriction['kind']> = new Map([
  [accountStatuses.deactivated, 'deactivated'],
  [accountStatuses.closed, 'closed'],
  [accountStatuses.blacklisted, 'blacklisted'],
  [accountStatuses.selfExcluded, 'selfExclusion'],
]);

type Regulated = { readonly regulated: Pick<Account['regulated'], 'accountStatusId' | 'userTypeId' | 'restriction'> };

/**
 * Restriction of an account; null without one. Prefers the service's own statement, because the account status has no
 * end date.
 */
export function restrictionOfAccount({ regulated }: Regulated): Restriction | null {
  if (regulated.restriction) return regulated.restriction;
  const kind = restrictionKindOfStatus.get(regulated.accountStatusId);
  return kind === undefined ? null : { kind, until: null };
}

/** `restriction` may be newer than the account: the session summary reports one that began during the session. */
export function playerAccessOf(account: Regulated | null, restriction: Restriction | null): PlayerAccess {
  if (restriction !== null) return 'restricted';
  return account?.regulated.userTypeId === userTypes.guest ? 'guest' : 'full';
}

/** Parses a cookie or another external value; anything unknown is `full`. */
export function readPlayerAccess(text: string | null | undefined): PlayerAccess {
  return playerAccesses.find((access) => access === text) ?? 'full';
}
