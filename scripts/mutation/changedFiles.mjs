import { spawnSync } from 'node:child_process';

/**
 * Output of a git command; null when it fails, or when there is no git.
 * @param {string} folder
 * @param {...string} args
 */
function git(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}

/** Names under which the newest landed commit may be known, the likeliest first. */
const landed = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Commit that a checkout is compared with: where its branch left the newest landed commit. What is landed itself is
 * compared with the commit before it. Null without such a commit: a first commit, a shallow clone, no repository.
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
 * Files that were added or changed since a commit, whether committed or not, relative to the folder.
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
