// Measures everything once, prints it and writes docs/bench.md. Runs on the product's Node.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { benchPage } from './benchPage.mjs';
import { isAlive } from './livingLobby.mjs';
import { benchTiles, measureEverything } from './measureEverything.mjs';

const progress = createProgress();
let running = '';
const figures = await measureEverything((what) => {
  if (running !== '') progress.done(running);
  running = `Measured ${what}`;
  progress.begin(`Measuring ${what}`);
});
progress.done(running);
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const page = benchPage(figures, { tiles: benchTiles, machine, day: new Date().toISOString().slice(0, 10) });
writeFileSync(join(projectRoot, 'docs/bench.md'), page);
process.stdout.write(`\n${page}`);
if (!isAlive(figures.living)) {
  process.stderr.write(
    'The figures of the living lobby never changed: something is wrong with it or with how it is measured.\n',
  );
  process.exitCode = 1;
}
