// Runs every test of accessibility, and measures contrasts that a program cannot compute. `--write` renews the statement
// and the transcripts (docs/accessibility.md).
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  [['scripts/accessibility/accessibilityStatement.ts', ...process.argv.slice(2)]],
);
