import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

/** Images and their layers; in this checkout, so that they go with it. */
const storage = join(projectRoot, '.cache/images');

/**
 * Runs buildah without a daemon, and without mounts that need more than an ordinary container may do. Returns its output;
 * throws with its error output when it fails.
 */
export function buildah(...args: string[]): string {
  const place = ['--storage-driver=vfs', `--root=${join(storage, 'root')}`, `--runroot=${join(storage, 'run')}`];
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync('buildah', [...place, ...args], options);
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`buildah ${args[0]} failed.\n${stderr}`);
  return stdout.trim();
}
