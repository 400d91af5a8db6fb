import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.mjs';

const packages = ['brands', 'contract', 'games', 'sandbox', 'web'];
const ours = [...packages, 'scripts'];
const isMade = (path: string) => /\/(?:node_modules|dist|\.data)(?:\/|$)/.test(path);

export interface SourcesCopy {
  folder: string;
  /** Text of every copied file by path, to compare two states of the copy. */
  files(): Record<string, string>;
  remove(): void;
}

/**
 * The product’s sources in a separate folder, which can be changed, built and run. Only installed packages are shared.
 */
export function copySources(): SourcesCopy {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-copy-'));
  for (const name of [
    ...ours,
    'docs/design-tokens.md',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    '.oxlintrc.json',
    '.oxfmtrc.jsonc',
  ]) {
    cpSync(join(projectRoot, name), join(folder, name), {
      recursive: true,
      filter: (path) => !isMade(relative(projectRoot, path)),
    });
  }
  const installed = join(projectRoot, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@foyer'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@foyer') symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of packages) symlinkSync(join(folder, name), join(folder, 'node_modules/@foyer', name));
  // Packages installed for a single workspace.
  for (const path of packages.map((name) => `${name}/node_modules`)) {
    if (existsSync(join(projectRoot, path))) symlinkSync(join(projectRoot, path), join(folder, path));
  }
  // The built files of the sandbox’s frames and the record of their sources.
  for (const path of ['games/dist', 'sandbox/dist', '.cache/builds.json']) {
    if (existsSync(join(projectRoot, path))) cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  return {
    folder,
    files: () =>
      Object.fromEntries(
        [...ours, 'docs'].flatMap((name) =>
          readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
            .filter((path) => !isMade(path))
            .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const),
        ),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
