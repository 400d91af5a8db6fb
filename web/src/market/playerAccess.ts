import type { Account, Restriction } from '@foyer/contract/accounts';
import { accountStatuses, userTypes } from '@foyer/contract/accountStatuses';

/**
 * What a logged-in player may be shown.
 * - `full`: everything
 * - `guest`: no money and no verification (user type 1)
 * - `restricted`: no offer of any kind until the restriction ends
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

/** The service's own statement first; the account status alone says no end. Null where the account is not restricted. */
export function restrictionOfAccount({ regulated }: Regulated): Restriction | null {
  if (regulated.restriction !== undefined) return regulated.restriction;
  const kind = restrictionKindOfStatus.get(regulated.accountStatusId);
  return kind === undefined ? null : { kind, until: null };
}

/** `restriction` may be newer than the account: the session summary tells of one that began during the session. */
export function playerAccessOf(account: Regulated | null, restriction: Restriction | null): PlayerAccess {
  if (restriction !== null) return 'restricted';
  return account?.regulated.userTypeId === userTypes.guest ? 'guest' : 'full';
}

/** What a cookie or another outside source says; anything unknown is `full`. */
export function readPlayerAccess(text: string | null | undefined): PlayerAccess {
  return playerAccesses.find((access) => access === text) ?? 'full';
}
