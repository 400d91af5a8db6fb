/** Interval in milliseconds for checking whether npm still runs. */
const watchMs = 500;

/**
 * Resolves with the first stop signal; a second one exits at once. Under npm it also resolves when npm's shell ends:
 * npm sends the signal to that shell only, which does not pass it on.
 * @returns {Promise<string>}
 */
export function stopSignal() {
  const parent = process.ppid;
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
      if (process.ppid !== parent) resolve('npm has ended');
    }, watchMs).unref();
  });
}
