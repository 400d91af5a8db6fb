import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './report.ts';

type Measure = () => Promise<readonly Figure[]>;

/**
 * Stores the figures of each measurement in a file of its own, so that a run that was stopped can go on.
 *
 * @param run names what is measured and how. A run goes on only under the same name.
 * @returns a function that returns the stored figures of a measurement, or measures and stores them
 */
export function storeFigures(
  folder: string,
  { isResuming, run }: { isResuming: boolean; run: string },
): (name: string, measure: Measure) => Promise<readonly Figure[]> {
  const nameFile = join(folder, 'run.txt');
  if (isResuming) {
    const stored = existsSync(nameFile) ? readFileSync(nameFile, 'utf8') : 'none';
    if (stored !== run) throw new Error(`The stored figures are of another run: ${stored}, not ${run}.`);
  } else rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(nameFile, run);

  return async (name, measure) => {
    const file = join(folder, `${name}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Figure[];
    const figures = await measure();
    writeFileSync(file, JSON.stringify(figures));
    return figures;
  };
}
