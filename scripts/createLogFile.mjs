import { openSync, writeSync } from 'node:fs';

/**
 * Opens an empty log file. A line that cannot be written, for example to a full disk, is lost; the next one is tried again.
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
        // What is logged must not end what is run.
      }
    },
  };
}
