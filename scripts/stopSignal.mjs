/** Resolves with the first signal that asks to stop; the second one ends at once. @returns {Promise<string>} */
export function stopSignal() {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve(signal);
      });
    }
  });
}
