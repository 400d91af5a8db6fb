import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { CoverJob, CoverJobDone } from './coverJob.ts';

/** Renders one cover. Returns null on success, otherwise an error message. Never rejects. */
export type CoverDrawer = (job: CoverJob) => Promise<string | null>;

export interface CoverWorkers {
  /** Renders on an idle worker, or starts one. The caller limits concurrency to `count`. */
  readonly draw: CoverDrawer;
  stop(): Promise<void>;
}

interface Worker {
  readonly process: ChildProcess;
  finish: ((failure: string | null) => void) | null;
  idleTimer: NodeJS.Timeout | null;
}

/** Idle time after which a worker exits, in milliseconds; a worker holds the icon pack (100 MB). */
const idleTimeoutMs = 60_000;
const jobDeadlineMs = 60_000;

/** Manages worker processes: starts them on demand and ends them when idle. */
export function createCoverWorkers(): CoverWorkers {
  const workers = new Set<Worker>();

  const start = (): Worker => {
    const child = fork(new URL('./coverWorker.ts', import.meta.url), {
      execArgv: [],
      // Under `node --watch` this variable makes every child send module names on the message channel, so it is unset.
      // Workers share the compile cache of the sandbox.
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir(), WATCH_REPORT_DEPENDENCIES: undefined },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker: Worker = { process: child, finish: null, idleTimer: null };
    const onExit = (reason: string): void => {
      workers.delete(worker);
      if (worker.idleTimer) clearTimeout(worker.idleTimer);
      worker.finish?.(reason);
      worker.finish = null;
    };
    child.on('message', (done: CoverJobDone) => {
      const finish = worker.finish;
      worker.finish = null;
      worker.idleTimer = setTimeout(() => {
        // Remove the worker first, so that no job goes to a worker that is ending.
        workers.delete(worker);
        child.kill();
      }, idleTimeoutMs).unref();
      finish?.(done.failure);
    });
    child.on('error', (error) => onExit(error.message));
    child.on('exit', (code, signal) => onExit(`worker ended (${signal ?? code})`));
    workers.add(worker);
    return worker;
  };

  return {
    draw: (job) =>
      new Promise((resolve) => {
        const worker = [...workers].find(({ finish }) => finish === null) ?? start();
        if (worker.idleTimer) clearTimeout(worker.idleTimer);
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
