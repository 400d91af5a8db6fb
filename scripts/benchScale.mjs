// Measures what players cost a web server, and writes docs/scale.md. Installs and builds what is missing first.
import { buildStale } from './buildStale.mjs';
import { ensurePrograms, testPrograms } from './ensurePrograms.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [
    installDependencies,
    ensureChromium,
    (progress) =>
      ensurePrograms(progress, [...testPrograms, { command: 'hey', versionFlag: '-h', debianPackage: 'hey' }]),
    (progress) => buildStale(progress),
  ],
  [['scripts/bench/scale/run.mjs', ...process.argv.slice(2)]],
);
