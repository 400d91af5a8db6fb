import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './buildStale.mjs';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  mkdirSync(join(base, 'src/dist'), { recursive: true });
  writeFileSync(join(base, 'src/a.ts'), 'one');
});
afterEach(() => rmSync(base, { recursive: true }));

test('contents and names count, times do not', () => {
  const before = fingerprint(['src'], base);
  utimesSync(join(base, 'src/a.ts'), 1, 1);
  expect(fingerprint(['src'], base)).toBe(before);
  writeFileSync(join(base, 'src/a.ts'), 'two');
  expect(fingerprint(['src'], base)).not.toBe(before);
});

test('outputs and tests do not count', () => {
  const before = fingerprint(['src'], base);
  writeFileSync(join(base, 'src/dist/out.js'), '');
  writeFileSync(join(base, 'src/a.test.ts'), '');
  expect(fingerprint(['src'], base)).toBe(before);
});

test('an input that is not there yet is no error', () => {
  expect(fingerprint(['nowhere'], base)).toBe(fingerprint([], base));
});
