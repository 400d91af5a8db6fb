import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem, oldestNode, writeProblem } from './checkMachine.mjs';
import { readText } from './projectRoot.mjs';

const { dependencies, devEngines, engines } = JSON.parse(readText('package.json'));

test('an unsupported Node version is refused with the required version', () => {
  expect(nodeProblem('18.20.4')).toMatch(/^Node 20 or newer is required, and this is 18\.20\.4/);
  expect(nodeProblem('20.0.0')).toBeNull();
  expect(nodeProblem('26.10.0')).toBeNull();
});

test('package.json accepts every Node that the scripts accept', () => {
  expect(engines.node).toBe(`>=${oldestNode}`);
  expect(devEngines.runtime.version).toBe(engines.node);
  expect(devEngines.packageManager.version).toBe(engines.npm);
});

test.each(['.nvmrc', '.devcontainer/devcontainer.json', 'deploy/ci/github-actions.yaml'])(
  '%s names the Node that the product runs on',
  (path) => {
    const versions = readText(path).match(/(?<=^|node:)\d+\.\d+\.\d+/gm) ?? [];
    expect(new Set(versions)).toEqual(new Set([dependencies.node]));
  },
);

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
