// Builds everything, stale or not: the game frame, the web's client and the web's server.
import { buildStale } from './buildStale.mjs';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';

const progress = createProgress();
const problem = (await installDependencies(progress)) ?? (await buildStale(progress, { all: true }));
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
