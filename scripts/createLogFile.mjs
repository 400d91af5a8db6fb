import { openSync, writeSync } from 'node:fs';

/**
 * Opens an empty log file. Drops lines that cannot be written, for example when the disk is full.
 * @param {string} path
 */
export function createLogFile(path) {
  const file = openSync(path, 'w');
  return {
    /** @param {string} line */
    write(line) {
      try {
        writeSync(file, `${line}\n`);
      } catch {
        // A failure to log must not end the process.
      }
    },
  };
}
