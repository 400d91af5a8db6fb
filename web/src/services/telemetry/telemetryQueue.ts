/** Errors are sent soon; everything else is batched longer (S9). */
export const lanes = {
  errors: { itemLimit: 50, sendTimeoutMs: 250 },
  rest: { itemLimit: 10_000, sendTimeoutMs: 1000 },
} as const;
export type Lane = keyof typeof lanes;

/** Maximum number of queued items, so that a failing page cannot fill its memory. */
const maxQueued = 10_000;

const laneNames: readonly Lane[] = ['errors', 'rest'];

/** Queue of telemetry items. Times are milliseconds of one clock. */
export interface TelemetryQueue<T> {
  add(lane: Lane, item: T, now: number): void;
  /** Puts rejected items back to the front. */
  giveBack(lane: Lane, items: readonly T[], now: number): void;
  /** Takes a due batch, or null. */
  take(now: number): { lane: Lane; items: T[] } | null;
  /** Takes everything when the page unloads, unless muted. */
  takeAll(now: number): { lane: Lane; items: T[] }[];
  /** Drops everything, also while muted. */
  clear(): void;
  /** Nothing is due before this time. */
  muteUntil(time: number): void;
  isMuted(now: number): boolean;
  /** Time of the next due batch; null when the queue is empty. */
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
      if (size() >= maxQueued) return;
      const own = waiting[lane];
      if (own.items.length === 0) own.since = now;
      own.items.push(item);
    },
    giveBack(lane, items, now) {
      const own = waiting[lane];
      own.items.unshift(...items.slice(0, maxQueued - size()));
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
    clear() {
      for (const lane of laneNames) waiting[lane].items.length = 0;
    },
    muteUntil(time) {
      mutedUntil = Math.max(mutedUntil, time);
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
