import { sorted } from '@foyer/contract/sorted';
/** Source of an activity. `calls` are calls to services that are not listed separately. */
export const activitySources = ['hub', 'broker', 'collectors', 'flags', 'calls'] as const;
export type ActivitySource = (typeof activitySources)[number];

export interface ActivityNote {
  source: ActivitySource;
  /** Short description, without tokens or player input. */
  what: string;
  userId?: number;
  /** Details, truncated to one line. */
  facts?: string;
}

export interface Activity extends Required<Omit<ActivityNote, 'userId'>> {
  /** Increasing sequence number. */
  number: number;
  /** Unix milliseconds of the machine, because a change of the sandbox clock must not reorder activities. */
  at: number;
  userId: number | null;
}

export interface ActivityLog {
  note(note: ActivityNote): void;
  /** Returns activities after this number, oldest first. */
  after(number: number): Activity[];
}

/** Maximum number per source, so that a busy source does not displace others. */
const maxPerSource = 200;
const maxFactsLength = 500;

export function createActivityLog(now: () => number = Date.now): ActivityLog {
  const activitiesBySource = new Map<ActivitySource, Activity[]>(activitySources.map((source) => [source, []]));
  let last = 0;
  return {
    note({ source, what, userId, facts = '' }) {
      const own = activitiesBySource.get(source);
      if (!own) return;
      last += 1;
      own.push({
        number: last,
        at: now(),
        source,
        what,
        userId: userId ?? null,
        facts: facts.length > maxFactsLength ? `${facts.slice(0, maxFactsLength - 1)}…` : facts,
      });
      if (own.length > maxPerSource) own.shift();
    },
    after: (number) =>
      sorted(
        [...activitiesBySource.values()].flatMap((own) => own.filter((one) => one.number > number)),
        (one, other) => one.number - other.number,
      ),
  };
}
