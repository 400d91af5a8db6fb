import type { EngineKind, StakeRange } from '../engines/gameEngine.ts';
import { shareOf } from './gameFacts.ts';
import type { OpeningHours } from './openingHours.ts';

/** Permanent facts of a live table. */
export interface LiveTableFacts {
  readonly stakes: StakeRange;
  /** Null for a table that is always open. */
  readonly openingHours: OpeningHours | null;
}

/** Every minimum is a chip value, so that each chip that the table accepts reaches it. */
const stakeRanges: Readonly<Partial<Record<EngineKind, readonly StakeRange[]>>> = {
  roulette: [
    { minimum: 10, maximum: 10_000 },
    { minimum: 50, maximum: 20_000 },
    { minimum: 100, maximum: 10_000 },
    { minimum: 100, maximum: 50_000 },
    { minimum: 500, maximum: 50_000 },
    { minimum: 1000, maximum: 50_000 },
  ],
  blackjack: [
    { minimum: 100, maximum: 2500 },
    { minimum: 100, maximum: 10_000 },
    { minimum: 500, maximum: 5000 },
    { minimum: 500, maximum: 10_000 },
    { minimum: 1000, maximum: 10_000 },
  ],
};

const schedules: readonly (OpeningHours | null)[] = [
  null,
  null,
  null,
  { from: 10, to: 2 },
  { from: 12, to: 4 },
  { from: 14, to: 22 },
  { from: 16, to: 0 },
  { from: 18, to: 6 },
];

/**
 * Returns the facts of a live table; null for an engine without tables. The range and hours of promoted tables are the
 * widest: all stakes of the engine, always open.
 */
export function liveTableFacts(gameGroupId: number, engine: EngineKind, isPromoted: boolean): LiveTableFacts | null {
  const ranges = stakeRanges[engine];
  if (ranges === undefined) return null;
  const pick = <T>(question: string, list: readonly T[]): T => list[shareOf(question, gameGroupId, list.length)] as T;
  const widest = {
    minimum: Math.min(...ranges.map(({ minimum }) => minimum)),
    maximum: Math.max(...ranges.map(({ maximum }) => maximum)),
  };
  return {
    stakes: isPromoted ? widest : pick('table stakes', ranges),
    openingHours: isPromoted ? null : pick('opening hours', schedules),
  };
}
