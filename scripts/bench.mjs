// Measures page speed, server cost and bundle sizes. docs/bench.md has the figures and the method.
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  [['scripts/drawCovers.mjs'], ['scripts/bench/run.mjs', ...process.argv.slice(2)]],
);
