import { accountCodes } from '@foyer/contract/accounts';
import type { ApiFailure } from '../../api/apiResult.ts';
import { assertNever } from '../../base/assertNever.ts';

/**
 * Why a launch gave no game.
 * - `noToken`: the pool is empty and could not be filled
 * - `refused`: the service refused the launch token
 * - `notVerified`, `unclear`, `deactivated`, `closed`, `blacklisted`, `selfExcluded`: the account may not play, and why (AU-19)
 * - `termsNotAccepted`: the terms must be accepted before play (RG-05)
 * - `countryRestricted`: play is not allowed where the player is (MK-11)
 * - `notAllowed`: the account may not play, and nobody said why
 * - `notFound`: no such game any more
 * - `maintenance`: the game is closed for now
 * - `playedElsewhere`: the market allows one game at a time (UK8, ON6), and another is being played
 * - `noMeter`: nobody can say whether its play is metered, or its meter does not start, and the market asks for it (GM-07)
 * - `badAddress`: the answer was no address of the games origin
 * - `noAnswer`: nothing came back
 */
export type LaunchFailure =
  | AccountFailure
  | 'noToken'
  | 'refused'
  | 'notAllowed'
  | 'notFound'
  | 'maintenance'
  | 'playedElsewhere'
  | 'noMeter'
  | 'badAddress'
  | 'noAnswer';

/** No other game would start either. */
export type AccountFailure =
  | 'notVerified'
  | 'unclear'
  | 'deactivated'
  | 'closed'
  | 'blacklisted'
  | 'selfExcluded'
  | 'termsNotAccepted'
  | 'countryRestricted';

export type LaunchState =
  | { phase: 'idle' }
  | { phase: 'launching'; gameGroupId: number }
  | { phase: 'running'; gameGroupId: number }
  /** The game gave way to a newer one in another tab. */
  | { phase: 'displaced'; gameGroupId: number }
  | { phase: 'failed'; gameGroupId: number; failure: LaunchFailure };

/** GM-01: one launch at a time per game group; a game that runs is not launched over itself. */
export function mayLaunch(state: LaunchState, gameGroupId: number): boolean {
  switch (state.phase) {
    case 'idle':
    case 'displaced':
    case 'failed':
      return true;
    case 'launching':
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
  [accountCodes.termsNotAccepted]: 'termsNotAccepted',
  [accountCodes.countryRestricted]: 'countryRestricted',
};

export function isAboutAccount(failure: LaunchFailure): failure is AccountFailure {
  return Object.values<string>(accountFailures).includes(failure);
}

/** Whether other games may be shown beside a failure. Where the account may not play, none of them would start (AU-19). */
export function allowsOtherGames(failure: LaunchFailure | null): boolean {
  return failure === null || (failure !== 'notAllowed' && !isAboutAccount(failure));
}

export function launchFailureOf(failure: ApiFailure): LaunchFailure {
  if (failure.kind === 'refused') {
    if (failure.status === 401) return 'refused';
    if (failure.status === 403) return accountFailures[failure.code ?? 0] ?? 'notAllowed';
    if (failure.status === 404) return 'notFound';
    if (failure.status === 409) return 'playedElsewhere';
  }
  if (failure.kind === 'broken' && failure.status === 503) return 'maintenance';
  return 'noAnswer';
}
