import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../scripts/projectRoot.mjs';

/** Lets a test move the clock of a process that starts with these variables. */
export interface MovableClock {
  variables: Record<string, string>;
  /** @param aheadMs milliseconds ahead of the real time */
  moveClock(aheadMs: number): void;
}

/**
 * @param folder where the file of the clock lies
 * @param preload which clocks move: those of dates, or with `expireCaches` also the monotonic one
 */
export function movableClock(folder: string, preload: 'movableClock' | 'expireCaches' = 'movableClock'): MovableClock {
  const file = join(folder, 'moved-clock');
  const moveClock = (aheadMs: number) => {
    // The process may read at any moment, and must never find the file empty.
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  };
  moveClock(0);
  return {
    variables: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, `tests/support/${preload}.mjs`)).href}`,
    },
    moveClock,
  };
}
