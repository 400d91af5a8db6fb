import type { CoverJob } from './coverJob.ts';
import type { CoverDrawer } from './coverWorkers.ts';

/** Who waits: somebody who looks at the page, or nobody. */
const urgencies = ['asked', 'background'] as const;
export type Urgency = (typeof urgencies)[number];

export type DrawOutcome = { readonly drawn: true } | { readonly drawn: false; readonly failure: string };

/** Failure of what was still waiting when the queue stopped. */
export const stoppedFailure = 'stopped';

export interface DrawQueue {
  /**
   * Draws a cover once, however many ask; a more urgent wish moves it forward. A cover that failed is not tried again in
   * this run.
   */
  draw(job: CoverJob, urgency: Urgency): Promise<DrawOutcome>;
  /** Takes no more work; what waits resolves as failed. */
  stop(): void;
}

interface Waiting {
  readonly job: CoverJob;
  urgency: Urgency;
  running: boolean;
  readonly promise: Promise<DrawOutcome>;
  readonly resolve: (outcome: DrawOutcome) => void;
}

const refused: DrawOutcome = { drawn: false, failure: stoppedFailure };

/** `atOnce` covers are drawn at a time, of background work one, so that players keep a core. */
export function createDrawQueue(draw: CoverDrawer, atOnce: number): DrawQueue {
  const waiting = new Map<string, Waiting>();
  const failures = new Map<string, string>();
  let running = 0;
  let stopped = false;

  const next = (): Waiting | undefined => {
    if (running >= atOnce) return undefined;
    for (const urgency of urgencies) {
      if (urgency === 'background' && running > 0) return undefined;
      for (const entry of waiting.values()) if (!entry.running && entry.urgency === urgency) return entry;
    }
    return undefined;
  };

  const run = async (entry: Waiting): Promise<void> => {
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
    draw(job, urgency) {
      const failed = failures.get(job.key);
      if (failed !== undefined) return Promise.resolve({ drawn: false, failure: failed });
      if (stopped) return Promise.resolve(refused);
      const known = waiting.get(job.key);
      if (known) {
        if (urgencies.indexOf(urgency) < urgencies.indexOf(known.urgency)) {
          known.urgency = urgency;
        }
        dispatch();
        return known.promise;
      }
      const { promise, resolve } = Promise.withResolvers<DrawOutcome>();
      waiting.set(job.key, { job, urgency, running: false, promise, resolve });
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
