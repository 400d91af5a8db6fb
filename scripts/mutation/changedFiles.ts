import { spawnSync } from 'node:child_process';

/** Output of a git command; null when it fails or git is missing. */
function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}

/** Refs that may name the newest landed commit, the most reliable first. */
const landed = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Commit to compare a checkout with: the merge base of its branch and the newest landed commit, or the parent for a
 * landed commit. Returns null for a first commit, a shallow clone, or without a repository.
 */
export function comparedCommit(folder: string): string | null {
  const commitOf = (name: string) => git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const known = landed.find((name) => commitOf(name) !== null);
  const fork = known === undefined ? null : git(folder, 'merge-base', 'HEAD', known);
  return fork !== null && fork !== commitOf('HEAD') ? fork : commitOf('HEAD~1');
}

/** Files that were added or changed since a commit, committed or not, relative to the folder. */
export function changedFiles(folder: string, commit: string): string[] {
  const lists = [
    git(folder, 'diff', '--name-only', '--relative', '--diff-filter=d', '-z', commit),
    git(folder, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.flatMap((list) => list?.split('\0') ?? []))].filter((path) => path !== '').toSorted();
}
