import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem, writeProblem } from './checkMachine.mjs';

test('an older Node is told which one is needed', () => {
  expect(nodeProblem('18.20.4')).toMatch(/needs Node 20 or newer and you have 18\.20\.4/);
  expect(nodeProblem('20.0.0')).toBeNull();
  expect(nodeProblem('26.10.0')).toBeNull();
});

test('a folder that can be written leaves no trace of the probe', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-write-'));
  expect(writeProblem(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a folder that cannot be made is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-write-'));
  writeFileSync(join(folder, 'file'), '');
  expect(writeProblem(join(folder, 'file/below'))).toMatch(/^Cannot write in .*file\/below \((ENOTDIR|EEXIST)\)/);
  rmSync(folder, { recursive: true });
});
