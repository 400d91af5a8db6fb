// Repeats tests by name under load, and says how many passed: `npm run test:repeat -- lobby 50`. Browser tests have twice
// the workers and a processor that looks four times slower to the page (docs/testing.md).
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './buildStale.mjs';
import { ensureChromium } from './findChromium.mjs';
import { installDependencies } from './installDependencies.mjs';
import { projectRoot } from './projectRoot.mjs';
import { runPrepared } from './runPrepared.mjs';
import { selectTests } from './selectTests.mjs';

const maxTimes = 1000;
const [name = '', text = '50'] = process.argv.slice(2);
const times = Number(text);
if (name === '' || !Number.isSafeInteger(times) || times < 1 || times > maxTimes) {
  process.stderr.write(`Usage: npm run test:repeat -- <name> <times, 1 to ${maxTimes}>\n`);
  process.exit(1);
}
const selected = selectTests([name]);
if ('problem' in selected) {
  process.stderr.write(`${selected.problem}\n`);
  process.exit(1);
}
const suites = selected.filter(({ counts }) => counts !== undefined);
let passed = 0;
let failed = 0;
for (const { args, counts, report = '' } of suites) {
  const isBrowser = counts === 'playwright';
  const file = join(projectRoot, report);
  for (let run = 0; run < (isBrowser ? 1 : times); run += 1) {
    rmSync(file, { force: true });
    await runPrepared(
      [installDependencies, ensureChromium, (progress) => buildStale(progress)],
      [isBrowser ? [...args, '--repeat-each', String(times), '--workers', '8'] : [...args]],
      { env: { PAGE_SLOWDOWN: '4' } },
    );
    if (!existsSync(file)) process.exit(1);
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    passed += isBrowser ? stats.expected : numPassedTests;
    failed += isBrowser ? stats.unexpected + stats.flaky : numFailedTests;
  }
}
process.stdout.write(`${passed} of ${passed + failed} passed\n`);
process.exitCode = failed === 0 ? 0 : 1;
