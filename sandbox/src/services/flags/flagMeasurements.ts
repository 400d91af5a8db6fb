import type { FlagGoal } from '@foyer/contract/flags';

/** Maximum number of stored events. Only people and tests read them, so the newest are enough. */
const storedEvents = 500;

/** Counts of experiments and the events that pages sent. Stored in memory. */
export interface FlagMeasurements {
  goals(): readonly FlagGoal[];
  setGoals(goals: readonly FlagGoal[]): void;
  record(event: Readonly<Record<string, unknown>>): void;
  /** Oldest first. */
  events(): readonly Readonly<Record<string, unknown>>[];
}

export function createFlagMeasurements(): FlagMeasurements {
  let goals: readonly FlagGoal[] = [];
  const events: Readonly<Record<string, unknown>>[] = [];
  return {
    goals: () => goals,
    setGoals: (next) => void (goals = next),
    record(event) {
      events.push(event);
      if (events.length > storedEvents) events.shift();
    },
    events: () => events,
  };
}
