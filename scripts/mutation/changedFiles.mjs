import { spawnSync } from 'node:child_process';

/**
 * Output of a git command; null when it fails or git is missing.
 * @param {string} folder
 * @param {...string} args
 */
function git(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}

/** Refs that may name the newest landed commit, the most reliable first. */
const landed = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Commit to compare a checkout with: the merge base of its branch and the newest landed commit, or the parent for a
 * landed commit. Returns null for a first commit, a shallow clone, or without a repository.
 * @param {string} folder
 */
export function comparedCommit(folder) {
  const head = git(folder, 'rev-parse', 'HEAD');
  if (head === null) return null;
  const known = landed.find((name) => git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== null);
  const fork = known === undefined ? null : git(folder, 'merge-base', 'HEAD', known);
  return fork !== null && fork !== head ? fork : git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/**
 * Files that were added or changed since a commit, committed or not, relative to the folder.
 * @param {string} folder
 * @param {string} commit
 */
export function changedFiles(folder, commit) {
  const lists = [
    git(folder, 'diff', '--name-only', '--relative', '--diff-filter=d', '-z', commit),
    git(folder, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.flatMap((list) => (list ?? '').split('\0')).filter((path) => path !== ''))].toSorted();
}
