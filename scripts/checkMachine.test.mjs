import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem, writeProblem } from './checkMachine.mjs';

test('an unsupported Node version is refused with the required version', () => {
  expect(nodeProblem('18.20.4')).toMatch(/^Node 20 or newer is required, and this is 18\.20\.4/);
  expect(nodeProblem('20.0.0')).toBeNull();
  expect(nodeProblem('26.10.0')).toBeNull();
});

test('the write check leaves no file in a writable folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-write-'));
  expect(writeProblem(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the write check names a folder that cannot be created', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-write-'));
  writeFileSync(join(folder, 'file'), '');
  expect(writeProblem(join(folder, 'file/below'))).toMatch(/^Cannot write in .*file\/below \((ENOTDIR|EEXIST)\)/);
  rmSync(folder, { recursive: true });
});
