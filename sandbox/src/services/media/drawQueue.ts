import type { CoverJob } from './coverJob.ts';
import type { CoverDrawer } from './coverWorkers.ts';

/** Priorities: `requested` for a waiting visitor, `background` for prerendering. */
const priorities = ['requested', 'background'] as const;
export type Priority = (typeof priorities)[number];

export type DrawOutcome = { readonly drawn: true } | { readonly drawn: false; readonly failure: string };

/** Failure of jobs that were still queued when the queue stopped. */
export const stoppedFailure = 'stopped';

export interface DrawQueue {
  /**
   * Renders a cover once for concurrent requests; a higher priority moves the job forward. A failed cover is not
   * retried in this run.
   */
  draw(job: CoverJob, priority: Priority): Promise<DrawOutcome>;
  /** Accepts no more jobs. Queued jobs resolve as failed. */
  stop(): void;
}

interface QueuedJob {
  readonly job: CoverJob;
  priority: Priority;
  running: boolean;
  readonly promise: Promise<DrawOutcome>;
  readonly resolve: (outcome: DrawOutcome) => void;
}

const refused: DrawOutcome = { drawn: false, failure: stoppedFailure };

/** Renders up to `atOnce` covers concurrently, of which one is background work, so that players keep a core. */
export function createDrawQueue(draw: CoverDrawer, concurrency: number): DrawQueue {
  const waiting = new Map<string, QueuedJob>();
  const failures = new Map<string, string>();
  let running = 0;
  let stopped = false;

  const next = (): QueuedJob | undefined => {
    if (running >= concurrency) return undefined;
    for (const priority of priorities) {
      if (priority === 'background' && running > 0) return undefined;
      for (const entry of waiting.values()) if (!entry.running && entry.priority === priority) return entry;
    }
    return undefined;
  };

  const run = async (entry: QueuedJob): Promise<void> => {
    entry.running = true;
    running += 1;
    const failure = await draw(entry.job).catch((error: unknown) => String(error));
    running -= 1;
    waiting.delete(entry.job.key);
    if (failure === null) entry.resolve({ drawn: true });
    else if (stopped) entry.resolve(refused);
    else {
      failures.set(entry.job.key, failure);
      entry.resolve({ drawn: false, failure });
    }
    dispatch();
  };

  const dispatch = (): void => {
    for (let entry = stopped ? undefined : next(); entry; entry = next()) void run(entry);
  };

  return {
    draw(job, priority) {
      const failed = failures.get(job.key);
      if (failed !== undefined) return Promise.resolve({ drawn: false, failure: failed });
      if (stopped) return Promise.resolve(refused);
      const known = waiting.get(job.key);
      if (known) {
        if (priorities.indexOf(priority) < priorities.indexOf(known.priority)) {
          known.priority = priority;
        }
        dispatch();
        return known.promise;
      }
      const { promise, resolve } = Promise.withResolvers<DrawOutcome>();
      waiting.set(job.key, { job, priority, running: false, promise, resolve });
      dispatch();
      return promise;
    },
    stop() {
      stopped = true;
      for (const [key, entry] of waiting) {
        if (entry.running) continue;
        waiting.delete(key);
        entry.resolve(refused);
      }
    },
  };
}
