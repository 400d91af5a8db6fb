// Writes the web front end as a folder that runs with `node server.js`, without npm and this repository. Installs and
// builds what is missing first.
import { buildStale } from './buildStale.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, (progress) => buildStale(progress, { only: ['web pages', 'web server'] })],
  [['scripts/package/writePackage.ts']],
);
