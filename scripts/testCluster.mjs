// Runs the cluster tests in their complete form, which takes about an hour and needs the whole machine.
import { buildStale } from './buildStale.mjs';
import { ensurePrograms } from './ensurePrograms.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => ensurePrograms(progress), (progress) => buildStale(progress)],
  [['node_modules/vitest/vitest.mjs', 'run', '--project', 'cluster', ...process.argv.slice(2)]],
  { env: { CLUSTER: 'complete' } },
);
