import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import type { LaunchFailure } from './launchState.ts';

/**
 * What a game that was already there says it cannot do. None of it takes anything of a round away: rounds are on the server.
 * - `unavailable`: its service does not answer; the game itself stays and tries again
 * - `sessionEnded`: its session is over
 * - `playedElsewhere`: one game at a time (UK8, ON6), and a newer one was opened
 */
export type FrameTrouble = 'unavailable' | 'sessionEnded' | 'playedElsewhere';

/** The trouble after an event of a game that had been ready. Too little for a stake is none: the game says so itself, and a lower stake may do. */
export function troubleAfter(before: FrameTrouble | null, event: GameFrameEvent): FrameTrouble | null {
  if (event.type === 'ready') return null;
  // A game that plays on has its service again.
  if (event.type === 'roundStarted' || event.type === 'roundEnded') return before === 'unavailable' ? null : before;
  if (event.type !== 'failed' || event.reason === 'insufficientFunds') return before;
  switch (event.reason) {
    case 'serviceUnavailable':
      return 'unavailable';
    case 'playedElsewhere':
      return 'playedElsewhere';
    case 'launchTokenRefused':
    case 'sessionEnded':
      return 'sessionEnded';
  }
}

/** Why a game that never came up failed, or null when the event does not say that. */
export function openingFailureOf(event: GameFrameEvent): LaunchFailure | null {
  if (event.type !== 'failed' || event.reason === 'insufficientFunds') return null;
  return event.reason === 'serviceUnavailable'
    ? 'noAnswer'
    : event.reason === 'playedElsewhere'
      ? 'playedElsewhere'
      : 'refused';
}
