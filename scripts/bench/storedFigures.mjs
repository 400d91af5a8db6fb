import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stores the figures of each measurement in a file of its own, so that a run that was stopped can go on.
 * @param {string} folder
 * @param {{ isResuming: boolean, run: string }} options `run` names what is measured and how. A run goes on only under
 * the same name.
 */
export function storeFigures(folder, { isResuming, run }) {
  const nameFile = join(folder, 'run.txt');
  if (isResuming) {
    const stored = existsSync(nameFile) ? readFileSync(nameFile, 'utf8') : 'none';
    if (stored !== run) throw new Error(`The stored figures are of another run: ${stored}, not ${run}.`);
  } else rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(nameFile, run);

  /**
   * Returns the stored figures of a measurement, or measures and stores them.
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} measure
   * @returns {Promise<T>}
   */
  return async function measured(name, measure) {
    const file = join(folder, `${name}.json`);
    if (existsSync(file)) return /** @type {T} */ (JSON.parse(readFileSync(file, 'utf8')));
    const figures = await measure();
    writeFileSync(file, JSON.stringify(figures));
    return figures;
  };
}
