import { parentProcesses } from './parentProcesses.mjs';

/** Interval in milliseconds for checking whether the parent process still runs. */
const watchMs = 500;

/**
 * Resolves with the first stop signal; a second one exits at once. Also resolves when the process that started this one
 * ends, or npm behind it.
 */
export function stopSignal(): Promise<string> {
  const parents = parentProcesses();
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        resolve(signal);
      });
    }
    setInterval(() => {
      if (parentProcesses() !== parents) resolve('the parent process has ended');
    }, watchMs).unref();
  });
}
