// Runs every test of accessibility, also measures contrasts that a program cannot compute, and compares the statement with
// the run. `--write` renews the statement, its table and the transcripts (docs/accessibility.md).
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  [['scripts/accessibility/main.ts', ...process.argv.slice(2)]],
);
