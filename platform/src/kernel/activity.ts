/** Where something arrived. `calls` are calls of services other than the ones named here. */
export const activitySources = ['hub', 'broker', 'collectors', 'flags', 'calls'] as const;
export type ActivitySource = (typeof activitySources)[number];

export interface ActivityNote {
  source: ActivitySource;
  /** What came, in a few words; never a token and nothing that a player typed. */
  what: string;
  userId?: number;
  /** More of it, cut to what a line can show. */
  facts?: string;
}

export interface Activity extends Required<Omit<ActivityNote, 'userId'>> {
  /** Counts up; later is higher. */
  number: number;
  /** Unix milliseconds of the machine: moving the sandbox's clock must not shuffle what happened. */
  at: number;
  userId: number | null;
}

export interface ActivityLog {
  note(note: ActivityNote): void;
  /** What came after this number, oldest first. */
  after(number: number): Activity[];
}

/** Of each source so many, so that a chatty one pushes no other out. */
const maxPerKind = 200;
const maxFactsLength = 500;

export function createActivityLog(now: () => number = Date.now): ActivityLog {
  const kept = new Map<ActivitySource, Activity[]>(activitySources.map((source) => [source, []]));
  let last = 0;
  return {
    note({ source, what, userId, facts = '' }) {
      const own = kept.get(source);
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
      if (own.length > maxPerKind) own.shift();
    },
    after: (number) =>
      [...kept.values()]
        .flatMap((own) => own.filter((one) => one.number > number))
        .toSorted((one, other) => one.number - other.number),
  };
}
