import { createStore } from '../../base/createStore.ts';

/** A round as the game reported it; amounts in minor units. */
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

/** Maximum number of listed rounds. The server keeps the complete records. */
export const maxRounds = 200;

/** A round that the game shows again after an interruption replaces its earlier entry. */
export function withRound(rounds: readonly PlayedRound[], round: PlayedRound): readonly PlayedRound[] {
  return rounds.some(({ roundId }) => roundId === round.roundId) ? rounds : [round, ...rounds].slice(0, maxRounds);
}

export const playedRoundsStore = createStore<PlayedRounds>(() => ({ rounds: [] }));
