import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movableClock } from '../../support/movableClock.ts';

/** The moment of every screenshot. In the future, because browsers refuse cookies that have expired. */
export const screenshotTime = Date.parse('2030-06-12T19:30:00Z');

/** Environment of a process whose clock starts at `screenshotTime`. */
export function screenshotClock(): Record<string, string> {
  const { variables, moveClock } = movableClock(mkdtempSync(join(tmpdir(), 'foyer-screenshots-')));
  moveClock(screenshotTime - Date.now());
  return variables;
}
