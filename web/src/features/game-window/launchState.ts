import { assertNever } from '../../base/assertNever.ts';
import type { ApiFailure } from '../../api/apiResult.ts';

/**
 * Why a launch gave no game.
 * - `noToken`: the pool is empty and could not be filled
 * - `refused`: the service refused the launch token
 * - `notAllowed`: the account may not play
 * - `notFound`: no such game any more
 * - `maintenance`: the game is closed for now
 * - `badAddress`: the answer was no address of the games origin
 * - `noAnswer`: nothing came back
 */
export type LaunchFailure = 'noToken' | 'refused' | 'notAllowed' | 'notFound' | 'maintenance' | 'badAddress' | 'noAnswer';

export type LaunchState =
  | { phase: 'idle' }
  | { phase: 'launching'; gameGroupId: number }
  | { phase: 'running'; gameGroupId: number }
  | { phase: 'failed'; gameGroupId: number; failure: LaunchFailure };

/** GM-01: one launch at a time per game group; a game that runs is not launched over itself. */
export function mayLaunch(state: LaunchState, gameGroupId: number): boolean {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return true;
    case 'launching':
    case 'running':
      return state.gameGroupId !== gameGroupId;
    default:
      return assertNever(state);
  }
}

export function launchFailureOf(failure: ApiFailure): LaunchFailure {
  if (failure.kind === 'refused') {
    if (failure.status === 401) return 'refused';
    if (failure.status === 403) return 'notAllowed';
    if (failure.status === 404) return 'notFound';
  }
  if (failure.kind === 'broken' && failure.status === 503) return 'maintenance';
  return 'noAnswer';
}
