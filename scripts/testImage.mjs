// Builds the image of the web front end, checks its configuration, and plays a journey of the browser tests against it
// with a sandbox beside.
import { buildStale } from './buildStale.mjs';
import { ensurePrograms } from './ensurePrograms.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [
    (progress) =>
      ensurePrograms(progress, [
        { command: 'buildah', debianPackage: 'buildah' },
        { command: 'bwrap', debianPackage: 'bubblewrap' },
      ]),
    ensureChromium,
    installDependencies,
    (progress) => buildStale(progress),
  ],
  [['scripts/image/testWebImage.ts']],
);
