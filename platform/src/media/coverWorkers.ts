import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { CoverJob, CoverJobDone } from './coverJob.ts';

/** Draws one cover; null is success, text says what went wrong. Never rejects. */
export type CoverDrawer = (job: CoverJob) => Promise<string | null>;

export interface CoverWorkers {
  /** Draws on an idle worker, or starts one. The caller keeps to `count` at a time. */
  readonly draw: CoverDrawer;
  stop(): Promise<void>;
}

interface Worker {
  readonly process: ChildProcess;
  finish: ((failure: string | null) => void) | null;
  rest: NodeJS.Timeout | null;
}

/** A worker holds the icon pack (100 MB), so it goes when nothing was to draw for this long. */
const restMs = 60_000;
const jobDeadlineMs = 60_000;

/** Worker processes, started when there is something to draw and ended when there is not. */
export function createCoverWorkers(): CoverWorkers {
  const workers = new Set<Worker>();

  const start = (): Worker => {
    const child = fork(new URL('./coverWorker.ts', import.meta.url), {
      execArgv: [],
      // Below `node --watch` this variable makes every child send the names of its modules, which are no answers of ours.
      // What the sandbox keeps compiled is kept for its workers too.
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir(), WATCH_REPORT_DEPENDENCIES: undefined },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker: Worker = { process: child, finish: null, rest: null };
    const gone = (reason: string): void => {
      workers.delete(worker);
      if (worker.rest) clearTimeout(worker.rest);
      worker.finish?.(reason);
      worker.finish = null;
    };
    child.on('message', (done: CoverJobDone) => {
      const finish = worker.finish;
      worker.finish = null;
      worker.rest = setTimeout(() => {
        // Out of the list first: a job must not go to a worker that is ending.
        workers.delete(worker);
        child.kill();
      }, restMs).unref();
      finish?.(done.failure);
    });
    child.on('error', (error) => gone(error.message));
    child.on('exit', (code, signal) => gone(`worker ended (${signal ?? code})`));
    workers.add(worker);
    return worker;
  };

  return {
    draw: (job) =>
      new Promise((resolve) => {
        const worker = [...workers].find(({ finish }) => finish === null) ?? start();
        if (worker.rest) clearTimeout(worker.rest);
        const deadline = setTimeout(() => worker.process.kill('SIGKILL'), jobDeadlineMs).unref();
        worker.finish = (failure) => {
          clearTimeout(deadline);
          resolve(failure);
        };
        worker.process.send(job, (error) => {
          if (error) worker.process.kill('SIGKILL');
        });
      }),
    async stop() {
      const ends = [...workers].map(
        ({ process: child }) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
      );
      for (const { process: child } of workers) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}
