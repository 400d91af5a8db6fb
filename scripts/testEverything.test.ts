import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productNode, projectRoot } from './projectRoot.mjs';

/** @param name of the check to run */
function runTests(name: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(productNode, ['scripts/foyer.mjs', 'test', name], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

test('refuses an unknown name with the names of the checks and a closing line', () => {
  expect(runTests('no such test')).toEqual({
    status: 1,
    stdout: '0 passed, 1 failed\n',
    stderr: expect.stringMatching(/^No check, suite or test file has the name "no such test"\..*\n$/),
  });
});

test('refuses a temporary folder that cannot be written, before it installs anything', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-temporary-'));
  writeFileSync(join(folder, 'file'), '');
  expect(runTests('lint', { TMPDIR: join(folder, 'file/below') })).toEqual({
    status: 1,
    stdout: '0 passed, 1 failed\n',
    stderr: expect.stringMatching(
      /^Cannot write in .*file\/below \(\w+\): change the permissions of the folder, .*\n$/,
    ),
  });
  rmSync(folder, { recursive: true });
});
