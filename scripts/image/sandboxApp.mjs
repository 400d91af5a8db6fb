import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

const workspaces = ['contract', 'brands', 'platform'];
const isLeftOut = /\.test\.tsx?$|[\\/]node_modules$/;

/**
 * Copies the sandbox with the packages that it needs at run time. Node runs its TypeScript as it is.
 * @param {string} app
 */
export function writeSandboxApp(app) {
  for (const workspace of workspaces)
    cpSync(join(projectRoot, workspace), join(app, workspace), {
      recursive: true,
      filter: (path) => !isLeftOut.test(path),
    });
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--workspace=@foyer/platform', '--parseable', '--all'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const packages = stdout
    .split('\n')
    .map((path) => relative(projectRoot, path))
    .filter((path) => path.startsWith('node_modules') && !path.startsWith(join('node_modules', '@foyer')));
  for (const path of packages) cpSync(join(projectRoot, path), join(app, path), { recursive: true });
  mkdirSync(join(app, 'node_modules/@foyer'), { recursive: true });
  for (const workspace of workspaces)
    symlinkSync(join('../..', workspace), join(app, 'node_modules/@foyer', workspace), 'dir');
}
