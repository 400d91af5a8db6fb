import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages on Debian when the user has permission.
 * @param {readonly string[]} names
 * @returns {boolean} whether the packages are installed now
 */
export function installDebianPackages(names) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...args) => {
    // Another run may be installing.
    const [command = '', ...rest] = [...prefix, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return (
      spawnSync(command, rest, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'ignore'],
      }).status === 0
    );
  };
  // The list of packages may be locked or out of reach, and the packages available nevertheless.
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
