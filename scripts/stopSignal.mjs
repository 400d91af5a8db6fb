/** How often to look whether npm is still there, in milliseconds. */
const watchMs = 500;

/**
 * Resolves with the first signal that asks to stop; the second one ends at once. Below npm it resolves too when npm's
 * shell is gone: npm hands a signal only to that shell, which dies of it without a word to us.
 * @returns {Promise<string>}
 */
export function stopSignal() {
  const parent = process.ppid;
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve(signal);
      });
    }
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => {
      if (process.ppid !== parent) resolve('npm has ended');
    }, watchMs).unref();
  });
}
