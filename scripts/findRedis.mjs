import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './installDebianPackage.mjs';

/** True when a Redis server and its client can be started. */
export function hasRedis() {
  return ['redis-server', 'redis-cli'].every(
    (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/**
 * Installs Debian's Redis where there is none and we may.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {string | null} a sentence for the reader, or null when it is there
 */
export function ensureRedis(progress) {
  if (hasRedis()) return null;
  progress.begin('Installing Redis for the tests of the shared cache (once)');
  if (installDebianPackage('redis-server') && hasRedis()) {
    progress.done('Redis installed');
    return null;
  }
  progress.halt();
  return 'The tests of the shared cache need redis-server and redis-cli: install Redis (for example apt-get install redis-server) and run the command again.';
}
