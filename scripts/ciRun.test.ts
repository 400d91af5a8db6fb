import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from './projectRoot.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-ci-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs `.ci/run` in an empty checkout.
 * @param npm body of the shell script that stands for npm
 * @param trace source of the traceability tool; without it the tool is missing
 */
function runCi(npm: string, trace?: string) {
  const checkout = join(folder, 'checkout');
  for (const name of ['checkout/.ci', 'bin', 'shared/tools']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(projectRoot, '.ci/run'), join(checkout, '.ci/run'));
  writeFileSync(join(folder, 'bin/npm'), `#!/usr/bin/env bash\n${npm}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  if (trace !== undefined) writeFileSync(join(folder, 'shared/tools/traceability.mjs'), trace);
  const { status, stdout } = spawnSync('bash', ['.ci/run'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

const strictOnly = 'process.exit(process.argv.includes("--strict") ? 0 : 2);';

test('runs the traceability tool strictly after the tests, and counts it in the closing line', () => {
  const { status, lines } = runCi(
    'echo "✔ types"; echo "12 passed, 0 failed"',
    `console.log("151 of 151"); ${strictOnly}`,
  );
  expect(status).toBe(0);
  expect(lines).toEqual(['✔ types', '151 of 151', '✔ traceability', '13 passed, 0 failed']);
});

test('fails when a requirement lacks a test, although all tests pass', () => {
  const { status, lines } = runCi('echo "12 passed, 0 failed"', 'console.log("LB-11 lacks u"); process.exit(1);');
  expect(status).toBe(1);
  expect(lines).toEqual(['LB-11 lacks u', '✘ traceability', '12 passed, 1 failed']);
});

test('keeps the exit code and the counts of failed tests when every requirement is shown', () => {
  const { status, lines } = runCi('echo "✘ lint"; echo "11 passed, 1 failed"; exit 1', strictOnly);
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('12 passed, 1 failed');
});

test('reports that traceability is skipped when the requirements list is missing', () => {
  const { status, lines } = runCi('echo "12 passed, 0 failed"');
  expect(status).toBe(0);
  expect(lines).toEqual([
    '- traceability (skipped: no list of requirements beside the checkout)',
    '12 passed, 0 failed',
  ]);
});

test('counts tests that end without a closing line as one failure', () => {
  const { status, lines } = runCi('echo "out of memory"');
  expect(status).toBe(1);
  expect(lines).toEqual([
    'out of memory',
    '- traceability (skipped: no list of requirements beside the checkout)',
    '0 passed, 1 failed',
  ]);
});
