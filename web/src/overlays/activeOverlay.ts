/**
 * Who asks for the screen, the first before the others: what a regulator demands, what is about the player's money, about
 * the game that runs, about something achieved, and last what is good for the house alone.
 */
export const overlayRanks = ['regulator', 'money', 'game', 'achievement', 'marketing'] as const;
export type OverlayRank = (typeof overlayRanks)[number];

/** Something that wants to stand over the page without the player having asked for it. */
export interface OverlayRequest {
  readonly id: string;
  readonly rank: OverlayRank;
  /** It may not break into a round, whatever its rank (RM-01). */
  readonly waitsForRound?: boolean;
}

export interface OverlayContext {
  /** A round runs or lies open in the game. */
  readonly isRoundRunning: boolean;
  /** The player has opened an overlay: nobody but a regulator may cover it. */
  readonly isPlayersOpen: boolean;
}

const place = ({ rank }: OverlayRequest): number => overlayRanks.indexOf(rank);

/** Which of the wishes shows now: one at a time, by rank, and of one rank the oldest. `wishes` is in the order they were made. */
export function activeOverlay(
  wishes: readonly OverlayRequest[],
  { isRoundRunning, isPlayersOpen }: OverlayContext,
): string | null {
  const allowed = wishes.filter((wish) => {
    if (isRoundRunning && (wish.waitsForRound === true || place(wish) > overlayRanks.indexOf('money'))) return false;
    return !isPlayersOpen || wish.rank === 'regulator';
  });
  return allowed.toSorted((one, other) => place(one) - place(other))[0]?.id ?? null;
}
