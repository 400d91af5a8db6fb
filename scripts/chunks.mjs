// Measures which scripts a visit loads, and writes the table of chunks in docs/chunks.md.
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { runPrepared } from './runPrepared.mjs';

process.exitCode = await runPrepared(
  [installDependencies, ensureChromium, (progress) => buildStale(progress)],
  [['scripts/bench/writeChunks.mjs']],
);
