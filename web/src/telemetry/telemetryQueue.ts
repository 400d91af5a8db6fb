/** Errors are to be seen soon; everything else may gather (S9). */
export const lanes = {
  errors: { itemLimit: 50, sendTimeoutMs: 250 },
  rest: { itemLimit: 10_000, sendTimeoutMs: 1000 },
} as const;
export type Lane = keyof typeof lanes;

/** What waits at most, whatever the collector does: a page in trouble must not fill its own memory. */
const maxWaiting = 10_000;

const laneNames: readonly Lane[] = ['errors', 'rest'];

/** What waits to be sent. Times are milliseconds of one clock. */
export interface TelemetryQueue<T> {
  add(lane: Lane, item: T, now: number): void;
  /** Puts back what was refused for now; it goes first. */
  giveBack(lane: Lane, items: readonly T[], now: number): void;
  /** A batch that is due, or null. */
  take(now: number): { lane: Lane; items: T[] } | null;
  /** Everything, due or not, because the page goes; nothing while it is muted. */
  takeAll(now: number): { lane: Lane; items: T[] }[];
  /** Nothing is due before this moment. */
  muteUntil(moment: number): void;
  isMuted(now: number): boolean;
  /** When something is due; null while nothing waits. */
  dueAt(): number | null;
  readonly size: number;
}

export function createTelemetryQueue<T>(): TelemetryQueue<T> {
  const waiting: Record<Lane, { items: T[]; since: number }> = {
    errors: { items: [], since: 0 },
    rest: { items: [], since: 0 },
  };
  let mutedUntil = 0;
  const size = () => waiting.errors.items.length + waiting.rest.items.length;
  const laneDueAt = (lane: Lane) => {
    const { items, since } = waiting[lane];
    return Math.max(mutedUntil, items.length >= lanes[lane].itemLimit ? since : since + lanes[lane].sendTimeoutMs);
  };
  return {
    add(lane, item, now) {
      if (size() >= maxWaiting) return;
      const own = waiting[lane];
      if (own.items.length === 0) own.since = now;
      own.items.push(item);
    },
    giveBack(lane, items, now) {
      const own = waiting[lane];
      own.items.unshift(...items.slice(0, maxWaiting - size()));
      own.since = now;
    },
    take(now) {
      const lane = laneNames.find((name) => waiting[name].items.length > 0 && now >= laneDueAt(name));
      if (lane === undefined) return null;
      return { lane, items: waiting[lane].items.splice(0, lanes[lane].itemLimit) };
    },
    takeAll(now) {
      if (now < mutedUntil) return [];
      return laneNames.flatMap((lane) =>
        waiting[lane].items.length === 0 ? [] : [{ lane, items: waiting[lane].items.splice(0) }],
      );
    },
    muteUntil(moment) {
      mutedUntil = Math.max(mutedUntil, moment);
    },
    isMuted: (now) => now < mutedUntil,
    dueAt() {
      const times = laneNames.filter((lane) => waiting[lane].items.length > 0).map(laneDueAt);
      return times.length === 0 ? null : Math.min(...times);
    },
    get size() {
      return size();
    },
  };
}
