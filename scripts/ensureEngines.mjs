import { enginePrograms, ensurePrograms } from './ensurePrograms.mjs';

/** @typedef {import('./progress.mjs').Progress} Progress */

/**
 * Installs the engines of `tests/engines/` beside Chromium where the machine allows it, and limits the journeys to those
 * that can start (`ENGINES`). A continuous integration must have them all.
 * @param {Progress} progress
 * @param {Record<string, string | undefined>} [env] receives `ENGINES`
 * @param {(programs: readonly import('./ensurePrograms.mjs').TestProgram[]) => string | null} [ensure]
 * @returns {{ problem: string | null, notes: string[] }} `notes`: a line for each engine that does not run
 */
export function ensureEngines(progress, env = process.env, ensure = (programs) => ensurePrograms(progress, programs)) {
  const wanted = env['ENGINES']?.split(',') ?? ['chromium', ...Object.keys(enginePrograms)];
  const problems = new Map(
    Object.entries(enginePrograms).flatMap(([engine, programs]) => {
      const problem = wanted.includes(engine) ? ensure(programs) : null;
      return problem === null ? [] : [[engine, problem]];
    }),
  );
  if (env['CI']) return { problem: [...problems.values()][0] ?? null, notes: [] };
  env['ENGINES'] = wanted.filter((engine) => !problems.has(engine)).join(',');
  return {
    problem: null,
    notes: [...problems].map(([engine, problem]) => `- journey in ${engine} (does not run here). ${problem}`),
  };
}
