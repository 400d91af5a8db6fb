import { createStore } from 'zustand/vanilla';

/** A round as the game told it, in minor units. */
export interface PlayedRound {
  roundId: string;
  gameName: string;
  stake: number;
  win: number;
  balance: number;
  /** Unix milliseconds. */
  endedAt: number;
}

export interface PlayedRounds {
  /** Newest first. */
  rounds: readonly PlayedRound[];
}

/** Rounds kept for the list; the books of all of them are on the server. */
export const maxRounds = 200;

/** A round that is shown again after a break is the same round. */
export function withRound(rounds: readonly PlayedRound[], round: PlayedRound): readonly PlayedRound[] {
  return rounds.some(({ roundId }) => roundId === round.roundId) ? rounds : [round, ...rounds].slice(0, maxRounds);
}

export const playedRoundsStore = createStore<PlayedRounds>(() => ({ rounds: [] }));
