import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { stopSignal } from '../stopSignal.ts';
import { chosenMeasurements, measurements } from './measurements.ts';
import { writeReport } from './report.ts';
import type { Section } from './report.ts';
import { storeFigures } from './storeFigures.ts';

/** Measures speed and size, prints the report and writes it to reports/bench.md. */
export async function main({ names, values }: Pick<CommandLine, 'names' | 'values'>): Promise<number> {
  const audits = Number(values['audits']);
  const { chosen, unknown } = chosenMeasurements(names);
  if (unknown.length > 0 || !(Number.isInteger(audits) && audits > 0)) {
    process.stderr.write(
      unknown.length > 0
        ? `Unknown: ${unknown.join(', ')}. Sections: all, ${measurements.map(({ name }) => name).join(', ')}.\n`
        : '--audits is the number of Lighthouse audits of each page.\n',
    );
    return 1;
  }

  void stopSignal().then(() => process.exit(1));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  const measured = storeFigures(join(projectRoot, '.cache/bench'), {
    isResuming: values['resume'] === true,
    run: `commit ${commit}, ${audits} audits`,
  });
  const progress = createProgress();
  let exitCode = 0;
  const sections: Section[] = [];
  for (const { name, title, method, measure } of chosen) {
    progress.begin(`Measuring ${name}`);
    try {
      sections.push({ title, method, figures: await measured(name, () => measure(audits)) });
      progress.done(`Measured ${name}`);
    } catch (error) {
      progress.halt();
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      exitCode = 1;
    }
  }
  writeReport('bench.md', 'Benchmark', sections);
  return exitCode;
}
