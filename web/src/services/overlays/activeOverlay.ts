import { sorted } from '@foyer/contract/sorted';
/**
 * Ranks of overlays in descending priority: regulatory notices, the player's money, the running game, achievements,
 * marketing.
 */
export const overlayRanks = ['regulator', 'money', 'game', 'achievement', 'marketing'] as const;
export type OverlayRank = (typeof overlayRanks)[number];

/** A request to show an overlay that the player did not open. */
export interface OverlayRequest {
  readonly id: string;
  readonly rank: OverlayRank;
  /** Waits for the end of a round, whatever its rank (RM-01). */
  readonly waitsForRound?: boolean;
}

export interface OverlayContext {
  /** A round is running or open. */
  readonly isRoundRunning: boolean;
  /** The player has opened an overlay, which only a regulatory notice may cover. */
  readonly isPlayersOpen: boolean;
}

const place = ({ rank }: OverlayRequest): number => overlayRanks.indexOf(rank);

/** Selects the request to show: the highest rank, and of equal ranks the oldest. `requests` are in order of arrival. */
export function activeOverlay(
  requests: readonly OverlayRequest[],
  { isRoundRunning, isPlayersOpen }: OverlayContext,
): string | null {
  const allowed = requests.filter((request) => {
    if (isRoundRunning && (request.waitsForRound === true || place(request) > overlayRanks.indexOf('money')))
      return false;
    return !isPlayersOpen || request.rank === 'regulator';
  });
  return sorted(allowed, (one, other) => place(one) - place(other))[0]?.id ?? null;
}
