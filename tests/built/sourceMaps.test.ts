import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { codeFiles, textOf } from './builtFiles.ts';

const readStack = (input: string) =>
  spawnSync(process.execPath, [join(projectRoot, 'scripts/readStack.mjs')], { input, encoding: 'utf8' });

/** Texts that stand once in our sources, so that whoever finds them in a built file knows the line that they came from. */
test.each([
  ['web/src/features/banking/openCashierApi.ts', '/api/cashier/open'],
  ['web/src/realtime/realtimeApi.ts', '/api/realtime/negotiate'],
  ['web/src/app/entry.browser.tsx', 'The page came without its data.'],
])('a place in the built file is found in %s', (source, words) => {
  const file = codeFiles.find((name) => textOf(name).includes(words)) ?? '';
  const before = textOf(file).slice(0, textOf(file).indexOf(words));
  const line = before.split('\n').length;
  const place = `${basename(file)}:${line}:${before.length - before.lastIndexOf('\n')}`;
  const { stdout, status } = readStack(`Error: gone\n    at e (http://regency.example/assets/${place})`);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${place}  ${source}:`)]);
  const [, at = ''] = /:(\d+):\d+\n$/.exec(stdout) ?? [];
  expect(readFileSync(join(projectRoot, source), 'utf8').split('\n')[Number(at) - 1]).toContain(words);
});

test('a place of another build is said to be one, and a text without places fails', () => {
  expect(readStack('at e (http://regency.example/assets/lobby-00000000.js:1:2)').stdout).toContain(
    'lobby-00000000.js:1:2  not in this build',
  );
  expect(readStack('nothing').status).toBe(1);
});
