// Starts the casino for development: the sandbox restarts when its sources change, its frames are rebuilt, and the
// web's pages follow edits without a reload.
import { buildStale, sandboxBuilds } from './buildStale.mjs';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';

const progress = createProgress();
const problem = (await installDependencies(progress)) ?? (await buildStale(progress, { only: sandboxBuilds }));
if (problem === null) {
  const { startDevelopment } = await import('./startDevelopment.mjs');
  process.exitCode = await startDevelopment(process.argv.slice(2), process.env);
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
