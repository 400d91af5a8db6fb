import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages on Debian when the user has permission. @param {readonly string[]} names */
export function installDebianPackages(names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {readonly string[]} */ ...args) => {
    // Another run may be installing.
    const [command = '', ...rest] = [...prefix, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, rest, { env, stdio: 'ignore' });
  };
  // The list of packages may be locked or out of reach, and the packages available nevertheless.
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
