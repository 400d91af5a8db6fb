import { isAbsolute, relative } from 'node:path';

/** Names of modules that a plugin loads from a file in its own format: `\0messages:/…/en/login`. */
const kindOfPlugin = /^\0\w+:/;

/**
 * Module name in the build's own lists: the path relative to `root`, or null for packages and modules that the bundler
 * adds.
 */
export function moduleName(root: string, id: string): string | null {
  const path = id.replace(kindOfPlugin, '');
  return isAbsolute(path) && !/[\\/]node_modules[\\/]/.test(path) ? relative(root, path) : null;
}
