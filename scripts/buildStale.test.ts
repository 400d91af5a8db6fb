import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './buildStale.ts';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  mkdirSync(join(base, 'src/dist'), { recursive: true });
  writeFileSync(join(base, 'src/a.ts'), 'one');
});
afterEach(() => rmSync(base, { recursive: true }));

test('fingerprint depends on file contents and names, not on modification times', () => {
  const before = fingerprint(['src'], base);
  utimesSync(join(base, 'src/a.ts'), 1, 1);
  expect(fingerprint(['src'], base)).toBe(before);
  writeFileSync(join(base, 'src/a.ts'), 'two');
  expect(fingerprint(['src'], base)).not.toBe(before);
});

test('fingerprint ignores build outputs and tests', () => {
  const before = fingerprint(['src'], base);
  writeFileSync(join(base, 'src/dist/out.js'), '');
  writeFileSync(join(base, 'src/a.test.ts'), '');
  expect(fingerprint(['src'], base)).toBe(before);
});

test('fingerprint treats a missing input as empty', () => {
  expect(fingerprint(['nowhere'], base)).toBe(fingerprint([], base));
});
