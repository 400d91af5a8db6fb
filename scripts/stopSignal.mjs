import { readFileSync } from 'node:fs';

/** Interval in milliseconds for checking whether npm still runs. */
const watchMs = 500;

/**
 * Resolves with the first stop signal; a second one exits at once. Under npm it also resolves when npm or its shell
 * ends: npm sends the signal to that shell only, which does not pass it on, and sends nothing when it is killed.
 * @returns {Promise<string>}
 */
export function stopSignal() {
  const parents = parentsOf();
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        resolve(signal);
      });
    }
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => {
      if (parentsOf() !== parents) resolve('npm has ended');
    }, watchMs).unref();
  });
}

/** Process ids of npm's shell and, on Linux, of npm. Some shells put the script in their own place. */
function parentsOf() {
  try {
    const [, npm] = /\(\w*sh\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${npm}`;
  } catch {
    return String(process.ppid);
  }
}
