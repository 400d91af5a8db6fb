import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, comparedCommit } from './changedFiles.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false', ...args],
    { cwd: folder, encoding: 'utf8' },
  ).trim();
function commit(file: string): string {
  writeFileSync(join(folder, file), `${file} ${Math.random()}\n`);
  git('add', '.');
  git('commit', '-qm', `Add ${file}`);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-git-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('finds no base commit without a repository or with a single commit', () => {
  expect(comparedCommit(folder)).toBeNull();
  git('init', '-q', '-b', 'main');
  expect(comparedCommit(folder)).toBeNull();
  commit('a.ts');
  expect(comparedCommit(folder)).toBeNull();
});

test('compares a commit on main with its parent', () => {
  git('init', '-q', '-b', 'main');
  const first = commit('a.ts');
  commit('b.ts');
  expect(comparedCommit(folder)).toBe(first);
  expect(changedFiles(folder, first)).toEqual(['b.ts']);
});

test('compares a branch with its fork point and includes uncommitted changes', () => {
  git('init', '-q', '-b', 'main');
  const first = commit('a.ts');
  git('switch', '-qc', 'work');
  commit('b.ts');
  commit('c.ts');
  git('rm', '-q', 'b.ts');
  writeFileSync(join(folder, 'a.ts'), 'changed\n');
  writeFileSync(join(folder, 'new file.ts'), 'untracked\n');
  expect(comparedCommit(folder)).toBe(first);
  expect(changedFiles(folder, first)).toEqual(['a.ts', 'c.ts', 'new file.ts']);
});
