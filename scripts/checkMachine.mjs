import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

export const oldestNode = 20;

/**
 * A sentence for the reader when this Node cannot install the product's own one, else null.
 * @param {string} version as in `process.versions.node`
 */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= oldestNode) return null;
  return `This needs Node ${oldestNode} or newer and you have ${version}: install a newer one from https://nodejs.org and run the command again.`;
}

/**
 * A sentence when nothing can be written in the folder, else null. Writes and removes a probe, because permission bits
 * say nothing about a read-only or full disk.
 * @param {string} folder made when missing
 */
export function writeProblem(folder) {
  const probe = `${folder}/.write-probe-${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    // An empty file fits on a full disk.
    writeFileSync(probe, 'x'.repeat(65_536));
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (code === 'ENOSPC') return `The disk that holds ${folder} is full: free some space and run the command again.`;
    return `Cannot write in ${folder} (${code}): give yourself write permission there, or move the project to a folder of yours.`;
  } finally {
    // Also what a full disk took of it.
    if (existsSync(probe)) rmSync(probe);
  }
}
