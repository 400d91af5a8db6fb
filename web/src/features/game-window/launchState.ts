import { accountCodes } from '@foyer/contract/accounts';
import { assertNever } from '../../base/assertNever.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { badAddressCode } from './launchApi.ts';
import type { SupplierOpening } from './launchApi.ts';

/**
 * Why a launch failed.
 * - `noToken`: the pool is empty and could not be refilled
 * - `refused`: the service refused the launch token
 * - `notVerified`, `unclear`, `deactivated`, `closed`, `blacklisted`, `selfExcluded`, `underReview`: the account may
 *   not play, for this reason (AU-19)
 * - `termsNotAccepted`: the terms must be accepted before play (RG-05)
 * - `countryRestricted`: play is not allowed in the player's country or region (MK-11)
 * - `locationUnknown`: the market needs to know where the player is, and the location is unknown or hidden
 * - `notAllowed`: the account may not play, for an unknown reason
 * - `notFound`: the game no longer exists
 * - `maintenance`: the game is under maintenance
 * - `recalled`: nobody may play the game any more
 * - `playedElsewhere`: the market allows one game at a time (UK8, ON6), and another one is open
 * - `noMeter`: the market requires metered play (GM-07), and the meter is unknown or does not start
 * - `badAddress`: the returned address may not be opened
 * - `noResponse`: no response arrived
 */
export type LaunchFailure =
  | AccountFailure
  | 'noToken'
  | 'refused'
  | 'notAllowed'
  | 'notFound'
  | 'maintenance'
  | 'recalled'
  | 'playedElsewhere'
  | 'noMeter'
  | 'badAddress'
  | 'noResponse';

/** Failures of the account, which affect every game. */
export type AccountFailure =
  | 'notVerified'
  | 'unclear'
  | 'deactivated'
  | 'closed'
  | 'blacklisted'
  | 'selfExcluded'
  | 'underReview'
  | 'termsNotAccepted'
  | 'countryRestricted'
  | 'locationUnknown';

export type LaunchState =
  | { phase: 'idle' }
  | { phase: 'launching'; gameGroupId: number }
  /** `opening`: the frame loads and has not spoken yet. `supplier`: its launch, if it is not one of our own games. */
  | { phase: 'opening' | 'running'; gameGroupId: number; supplier?: SupplierOpening | undefined }
  /** The game ended because a newer one was opened in another tab. */
  | { phase: 'displaced'; gameGroupId: number }
  | { phase: 'failed'; gameGroupId: number; failure: LaunchFailure };

/** GM-01: allows one launch at a time per game group, and never relaunches a running game. */
export function canLaunch(state: LaunchState, gameGroupId: number): boolean {
  switch (state.phase) {
    case 'idle':
    case 'displaced':
    case 'failed':
      return true;
    case 'launching':
    case 'opening':
    case 'running':
      return state.gameGroupId !== gameGroupId;
    default:
      return assertNever(state);
  }
}

const accountFailures: Readonly<Record<number, AccountFailure>> = {
  [accountCodes.verificationNeeded]: 'notVerified',
  [accountCodes.accountUnknownStatus]: 'unclear',
  [accountCodes.accountDeactivated]: 'deactivated',
  [accountCodes.accountClosed]: 'closed',
  [accountCodes.accountBlacklisted]: 'blacklisted',
  [accountCodes.accountSelfExcluded]: 'selfExcluded',
  [accountCodes.accountUnderReview]: 'underReview',
  [accountCodes.termsNotAccepted]: 'termsNotAccepted',
  [accountCodes.countryRestricted]: 'countryRestricted',
  [accountCodes.locationUnknown]: 'locationUnknown',
};

export function isAboutAccount(failure: LaunchFailure): failure is AccountFailure {
  return Object.values<string>(accountFailures).includes(failure);
}

/**
 * Whether other games may be shown beside a failure. If the account may not play, no other game would start either
 * (AU-19).
 */
export function allowsOtherGames(failure: LaunchFailure | null): boolean {
  return failure === null || (failure !== 'notAllowed' && !isAboutAccount(failure));
}

export function launchFailureOf(failure: ApiFailure): LaunchFailure {
  if (failure.kind === 'refused') {
    if (failure.status === 401) return 'refused';
    if (failure.status === 403) return accountFailures[failure.code ?? 0] ?? 'notAllowed';
    if (failure.status === 404) return 'notFound';
    if (failure.status === 409) return 'playedElsewhere';
    if (failure.status === 410) return 'recalled';
  }
  if (failure.kind === 'broken' && failure.status === 503) return 'maintenance';
  if (failure.kind === 'broken' && failure.code === badAddressCode) return 'badAddress';
  return 'noResponse';
}
