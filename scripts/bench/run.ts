// Measures speed and size, prints the report and writes it to reports/bench.md. Runs on the product's Node.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { stopSignal } from '../stopSignal.ts';
import { measurements } from './measurements.ts';
import { writeReport } from './report.ts';
import type { Section } from './report.ts';
import { storeFigures } from './storeFigures.ts';

const { values, positionals } = parseArgs({
  options: { audits: { type: 'string', default: '1' }, resume: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const audits = Number(values.audits);
if (!Number.isInteger(audits) || audits < 1)
  throw new Error('--audits is the number of Lighthouse audits of each page.');
const names = measurements.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Measurements: ${names.join(', ')}.`);

void stopSignal().then(() => process.exit(1));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
const measured = storeFigures(join(projectRoot, '.cache/bench'), {
  isResuming: values.resume,
  run: `commit ${commit}, ${audits} audits`,
});
const progress = createProgress();
const sections: Section[] = [];
for (const { name, title, method, measure } of measurements) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  progress.begin(`Measuring ${name}`);
  try {
    sections.push({ title, method, figures: await measured(name, () => measure(audits)) });
    progress.done(`Measured ${name}`);
  } catch (error) {
    progress.halt();
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
writeReport('bench.md', 'Benchmark', sections);
