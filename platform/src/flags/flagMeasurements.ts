import type { FlagGoal } from '@foyer/contract/flags';

/** What pages have told is looked at by people and tests, and nothing else: the newest are enough. */
const storedEvents = 500;

/** What experiments count, and what pages have told of it. Kept in memory. */
export interface FlagMeasurements {
  goals(): readonly FlagGoal[];
  setGoals(goals: readonly FlagGoal[]): void;
  keep(event: Readonly<Record<string, unknown>>): void;
  /** Oldest first. */
  events(): readonly Readonly<Record<string, unknown>>[];
}

export function createFlagMeasurements(): FlagMeasurements {
  let goals: readonly FlagGoal[] = [];
  const events: Readonly<Record<string, unknown>>[] = [];
  return {
    goals: () => goals,
    setGoals: (next) => void (goals = next),
    keep(event) {
      events.push(event);
      if (events.length > storedEvents) events.shift();
    },
    events: () => events,
  };
}
