import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

export const oldestNode = 20;

/**
 * Returns an error message when this Node is too old to install the product's own, else null.
 * @param {string} version as in `process.versions.node`
 */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= oldestNode) return null;
  return `Node ${oldestNode} or newer is required, and this is ${version}: install a newer version from https://nodejs.org and run the command again.`;
}

/**
 * Returns an error message when the folder is not writable, else null. Writes and removes a file, because permission
 * bits do not show a read-only or full disk.
 * @param {string} folder created when missing
 */
export function writeProblem(folder) {
  const probe = `${folder}/.write-probe-${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    // Not empty: an empty file fits on a full disk.
    writeFileSync(probe, 'x'.repeat(65_536));
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (code === 'ENOSPC') return `The disk that holds ${folder} is full: free some space and run the command again.`;
    return `Cannot write in ${folder} (${code}): change the permissions of the folder, or move the project to a folder that you own.`;
  } finally {
    // Also removes a file that was written in part before the disk was full.
    if (existsSync(probe)) rmSync(probe);
  }
}
