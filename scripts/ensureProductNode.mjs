import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './installDebianPackages.mjs';
import { productNode } from './projectRoot.mjs';

/** Libraries that a minimal Debian or Ubuntu lacks, by the name in the error of the dynamic linker. */
const debianPackages = /** @type {const} */ ({ 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6' });

/**
 * Installs the system's libraries that the product's Node lacks, where the machine allows it.
 * @param {import('./progress.mjs').Progress} progress
 * @param {() => string | null} [errorOfNode] error output of a Node that does not start; null when it starts
 * @param {(names: readonly string[]) => void} [install]
 * @returns {string | null} error message, or null when the product's Node starts
 */
export function ensureProductNode(progress, errorOfNode = startNode, install = installDebianPackages) {
  const error = errorOfNode();
  if (error === null) return null;
  const packages = Object.entries(debianPackages).flatMap(([library, name]) => (error.includes(library) ? [name] : []));
  if (packages.length > 0) {
    progress.begin(`Installing ${packages.join(', ')} for the project's Node (once)`);
    install(packages);
    if (errorOfNode() === null) {
      progress.done(`${packages.join(', ')} installed`);
      return null;
    }
    progress.halt();
    return `The project's Node needs ${packages.join(', ')}: install what is missing (for example apt-get install ${packages.join(' ')}) and run the command again.`;
  }
  return `The project's Node does not start on this machine: ${error.trim().split('\n')[0]}`;
}

/** Without options that the caller has for its own Node. */
function startNode() {
  const { status, stderr, error } = spawnSync(productNode, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: undefined },
  });
  return status === 0 ? null : (error?.message ?? stderr);
}
