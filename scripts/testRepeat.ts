import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productNode, projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';
import { selectTests } from './selectTests.ts';

const maxTimes = 1000;

/**
 * Repeats tests by name under load, and says how many passed. Browser tests have twice the workers and a processor that
 * looks four times slower to the page (docs/testing.md).
 * @returns exit code
 */
export function main({ names: [name, text = '50', ...rest] }: CommandLine) {
  const times = Number(text);
  const isValid = Number.isSafeInteger(times) && times >= 1 && times <= maxTimes;
  if (name === undefined || !isValid || rest.length > 0) {
    process.stderr.write(`Name one test and a number from 1 to ${maxTimes}: npm run test:repeat -- lobby 50\n`);
    return 1;
  }
  const selected = selectTests([name]);
  if ('problem' in selected) {
    process.stderr.write(`${selected.problem}\n`);
    return 1;
  }
  let passed = 0;
  let failed = 0;
  for (const { args, counts, report } of selected) {
    if (report === undefined) continue;
    const isBrowser = counts === 'playwright';
    const file = join(projectRoot, report);
    const repetition = isBrowser ? ['--repeat-each', String(times), '--workers', '6'] : [];
    for (let run = 0; run < (isBrowser ? 1 : times); run += 1) {
      rmSync(file, { force: true });
      spawnSync(productNode, [...args, ...repetition], {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, PAGE_SLOWDOWN: '4' },
      });
      if (!existsSync(file)) return 1;
      const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
      passed += isBrowser ? stats.expected : numPassedTests;
      failed += isBrowser ? stats.unexpected + stats.flaky : numFailedTests;
    }
  }
  process.stdout.write(`${passed} of ${passed + failed} passed\n`);
  return failed === 0 ? 0 : 1;
}
