import type { RoundResponse } from './playApi.ts';

/** Finished rounds that a view is still showing while the next one may begin. */
export interface ReleasedRounds {
  add(round: RoundResponse): void;
  /** Removes a round and returns it; undefined if it was not released. */
  take(roundId: string): RoundResponse | undefined;
  /** Payouts that the view has not shown yet, in minor units. A shown balance excludes them. */
  unseenWin(): number;
}

export function createReleasedRounds(): ReleasedRounds {
  const rounds = new Map<string, RoundResponse>();
  return {
    add: (round) => void rounds.set(round.roundId, round),
    take(roundId) {
      const round = rounds.get(roundId);
      rounds.delete(roundId);
      return round;
    },
    unseenWin: () => [...rounds.values()].reduce((sum, { win }) => sum + (win ?? 0), 0),
  };
}
