import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../../scripts/projectRoot.mjs';

/** The moment of every screenshot. In the future, because browsers refuse cookies that have expired. */
export const screenshotTime = Date.parse('2030-06-12T19:30:00Z');

/** Environment of a process whose clock starts at `screenshotTime`. */
export function screenshotClock(): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'foyer-screenshots-')), 'clock');
  writeFileSync(file, String(screenshotTime - Date.now()));
  return {
    CLOCK_FILE: file,
    NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/movableClock.mjs')).href}`,
  };
}
