import { isAbsolute, relative } from 'node:path';

/** Names of modules that a plugin loads from a file of its own kind: `\0messages:/…/en/login`. */
const kindOfPlugin = /^\0\w+:/;

/**
 * What the build's own lists call a module: its path from a folder, or null for what is not ours, which is packages and what the
 * bundler adds.
 */
export function moduleName(root: string, id: string): string | null {
  const path = id.replace(kindOfPlugin, '');
  return isAbsolute(path) && !/[\\/]node_modules[\\/]/.test(path) ? relative(root, path) : null;
}
