import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFile, packageProblem } from './verifyPackage.ts';

let folder = '';
const manifest = {
  release: 'r',
  contract: 1,
  node: '26.10.0',
  files: { 'server.js': describeFile(Buffer.from('start')), 'client/a.js': describeFile(Buffer.from('code')) },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-package-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'server.js'), 'start');
  writeFileSync(join(folder, 'client/a.js'), 'code');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a complete package has no problem, on the same Node and on newer ones', async () => {
  expect(await packageProblem(folder, '26.10.0')).toBeNull();
  expect(await packageProblem(folder, '27.0.0')).toBeNull();
});

test('a package refuses an older Node', async () => {
  expect(await packageProblem(folder, '24.11.1')).toBe('This package needs Node 26 or newer; this is Node 24.11.1.');
});

test.each([
  ['missing', () => rmSync(join(folder, 'client/a.js')), 'client/a.js is missing or cannot be read.'],
  [
    'missing with its folder',
    () => rmSync(join(folder, 'client'), { recursive: true }),
    'client/a.js is missing or cannot be read.',
  ],
  ['of another size', () => writeFileSync(join(folder, 'server.js'), 'st'), 'server.js has 2 bytes instead of 5.'],
  ['changed', () => writeFileSync(join(folder, 'client/a.js'), 'cide'), 'the content of client/a.js was changed.'],
  ['additional', () => writeFileSync(join(folder, 'client/b.js'), ''), 'client/b.js does not belong to it.'],
])('a file that is %s is named', async (_, breakIt, sentence) => {
  breakIt();
  expect(await packageProblem(folder, '26.10.0')).toBe(`This package is damaged: ${sentence}`);
});

test.each(['', '{', '{}', 'null', '{"node":"26.0.0","files":null}'])(
  'a manifest with the content %j is refused',
  async (text) => {
    writeFileSync(join(folder, 'manifest.json'), text);
    expect(await packageProblem(folder, '26.10.0')).toMatch(/manifest\.json is missing or cannot be read/);
  },
);
