// Builds an image of the web front end or the sandbox with buildah, without a daemon and without a registry.
import { buildStale } from './buildStale.mjs';
import { ensurePrograms } from './ensurePrograms.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [
    (progress) => ensurePrograms(progress, [{ command: 'buildah', debianPackage: 'buildah' }]),
    installDependencies,
    (progress) => buildStale(progress),
  ],
  [['scripts/image/buildWebOrSandbox.ts', ...process.argv.slice(2)]],
);
