// Runs every measurement once, prints the page and writes docs/bench.md. With --resume, a run that was stopped goes on
// after its last measurement. Runs on the product's Node.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { benchPage } from './benchPage.mjs';
import { hasChanges } from './lobbyDuringPlay.mjs';
import { benchTiles, measureAll } from './measureAll.mjs';
import { storeFigures } from './storedFigures.mjs';

const maxAudits = 9;
const { values } = parseArgs({
  options: { audits: { type: 'string', default: '1' }, resume: { type: 'boolean', default: false } },
});
const audits = Number(values.audits);
if (!Number.isInteger(audits) || audits < 1 || audits > maxAudits)
  throw new Error(`--audits is the number of Lighthouse audits of each page, 1 to ${maxAudits}.`);

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
const measured = storeFigures(join(projectRoot, '.cache/bench'), {
  isResuming: values.resume,
  run: `commit ${commit}, ${audits} audits`,
});
const progress = createProgress();
let running = '';
const figures = await measureAll(audits, measured, (what) => {
  if (running !== '') progress.done(running);
  running = `Measured ${what}`;
  progress.begin(`Measuring ${what}`);
});
progress.done(running);
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const page = benchPage(figures, { tiles: benchTiles, audits, machine, day: new Date().toISOString().slice(0, 10) });
writeFileSync(join(projectRoot, 'docs/bench.md'), page);
process.stdout.write(`\n${page}`);
if (!hasChanges(figures.lobbyDuringPlay)) {
  process.stderr.write('The jackpot and winner figures never changed: the lobby or its measurement is broken.\n');
  process.exitCode = 1;
}
