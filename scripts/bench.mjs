// Measures what the product promises about speed and size; see docs/bench.md for the figures and how they are made.
import { spawnSync } from 'node:child_process';
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { createProgress } from './progress.mjs';
import { productNode, projectRoot } from './projectRoot.mjs';

const progress = createProgress();
const problem = (await installDependencies(progress)) ?? ensureChromium(progress) ?? (await buildStale(progress));
if (problem === null) {
  for (const script of ['scripts/drawPictures.mjs', 'scripts/bench/run.mjs']) {
    process.exitCode ||= spawnSync(productNode, [script], { cwd: projectRoot, stdio: 'inherit' }).status ?? 1;
  }
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
