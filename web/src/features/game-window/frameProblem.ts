import type { FrameEvent } from './frameAdapter.ts';
import type { LaunchFailure } from './launchState.ts';

/**
 * Problem that a running game reports. Rounds are stored on the server, so none of them is lost.
 * - `unavailable`: the game's service does not respond; the game retries by itself
 * - `sessionEnded`: the game's session is over
 * - `otherGameOpen`: another game has an open round, which the player has to finish first
 * - `playedElsewhere`: a newer game was opened, and the market allows one at a time (UK8, ON6)
 * - `recalled`: nobody may play the game any more
 */
export type FrameProblem = 'unavailable' | 'otherGameOpen' | 'sessionEnded' | 'playedElsewhere' | 'recalled';

/**
 * Returns the problem after an event of a running game. Insufficient funds are not a problem: the game shows them itself,
 * and a lower stake may work.
 */
export function nextFrameProblem(before: FrameProblem | null, event: FrameEvent): FrameProblem | null {
  if (event.type === 'ready') return null;
  // A game that plays a round has its service back.
  if (event.type === 'roundStarted' || event.type === 'roundEnded' || event.type === 'roundClosed')
    return before === 'unavailable' || before === 'otherGameOpen' ? null : before;
  if (event.type === 'otherGameOpen') return before ?? 'otherGameOpen';
  if (event.type !== 'failed' || event.reason === 'insufficientFunds') return before;
  switch (event.reason) {
    case 'serviceUnavailable':
      return 'unavailable';
    case 'playedElsewhere':
      return 'playedElsewhere';
    case 'gameRecalled':
      return 'recalled';
    case 'launchTokenRefused':
    case 'sessionEnded':
      return 'sessionEnded';
  }
}

/** Returns why a game failed to open; null if the event reports no failure. */
export function openingFailure(event: FrameEvent): LaunchFailure | null {
  if (event.type !== 'failed' || event.reason === 'insufficientFunds') return null;
  return event.reason === 'serviceUnavailable'
    ? 'noResponse'
    : event.reason === 'playedElsewhere'
      ? 'playedElsewhere'
      : event.reason === 'gameRecalled'
        ? 'recalled'
        : 'refused';
}
