// Runs the tests of the regulators' clauses and writes the evidence of this release to evidence/ (docs/compliance.md).
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  [['scripts/evidence/main.ts', ...process.argv.slice(2)]],
);
