// Rehearses a deployment on this machine: edge, balancer, three web nodes, Redis with Sentinel and the sandbox. Installs
// and builds what is missing first.
import { buildStale } from './buildStale.mjs';
import { ensurePrograms } from './ensurePrograms.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, (progress) => ensurePrograms(progress), (progress) => buildStale(progress)],
  [['scripts/cluster/main.mjs']],
);
