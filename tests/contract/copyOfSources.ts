import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.mjs';

const ours = ['brands', 'contract', 'platform', 'scripts'];
const isMade = (path: string) => /\/(?:node_modules|dist|\.data)$/.test(path);

export interface CopyOfSources {
  folder: string;
  /** Text of every copied file by its path; two copies are the same where these are. */
  files(): Record<string, string>;
  remove(): void;
}

/** The sandbox's sources in a folder of their own, which may be changed and run; only the packages are shared. */
export function copyOfSources(): CopyOfSources {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-copy-'));
  for (const name of [...ours, 'docs/design-tokens.md', 'package.json', 'tsconfig.base.json', '.oxlintrc.json']) {
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true, filter: (path) => !isMade(path) });
  }
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@foyer'), { recursive: true });
  for (const name of readdirSync(packages)) if (name !== '@foyer') symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  for (const name of ours.slice(0, 3)) symlinkSync(join(folder, name), join(folder, 'node_modules/@foyer', name));
  // What only one of them uses, and the frame's files, which are built.
  for (const path of ['platform/node_modules', 'platform/dist']) {
    if (readdirSync(join(projectRoot, 'platform')).includes(path.split('/')[1] ?? '')) symlinkSync(join(projectRoot, path), join(folder, path));
  }
  return {
    folder,
    files: () =>
      Object.fromEntries(
        [...ours, 'docs'].flatMap((name) =>
          readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
            .map((entry) => join(entry.parentPath, entry.name))
            .map((path) => [relative(folder, path), readFileSync(path, 'utf8')] as const),
        ),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
