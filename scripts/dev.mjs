// The casino for whoever changes it: the sandbox starts again when its sources change, the web's pages follow an edit
// without a reload.
import { buildStale } from './buildStale.mjs';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';

const progress = createProgress();
const problem = (await installDependencies(progress)) ?? (await buildStale(progress, { only: ['game frame', 'cashier frame', 'control room'] }));
if (problem === null) {
  const { startDevelopment } = await import('./startDevelopment.mjs');
  process.exitCode = await startDevelopment(process.env);
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
