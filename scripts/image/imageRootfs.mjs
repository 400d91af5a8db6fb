import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

/** User and group of the images; no account of a host. */
export const imageUser = 65_532;

/**
 * Writes what an image from scratch needs beside its application: Node, the shared libraries of Node and of native
 * modules, certificates and an unprivileged user.
 * @param {string} rootfs
 * @param {string} app folder of the application, whose native modules may need further libraries
 */
export function writeRootfs(rootfs, app) {
  const node = realpathSync(join(projectRoot, 'node_modules/node/bin/node'));
  const binary = join(rootfs, 'usr/local/bin/node');
  mkdirSync(dirname(binary), { recursive: true });
  cpSync(node, binary);
  const modules = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.node'));
  for (const library of new Set([node, ...modules.map((path) => join(app, path))].flatMap(librariesOf))) {
    mkdirSync(dirname(join(rootfs, library)), { recursive: true });
    cpSync(realpathSync(library), join(rootfs, library));
  }
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  mkdirSync(join(rootfs, 'etc/ssl/certs'), { recursive: true });
  if (existsSync(certificates)) cpSync(certificates, join(rootfs, certificates), { dereference: true });
  writeFileSync(join(rootfs, 'etc/passwd'), `foyer:x:${imageUser}:${imageUser}::/:/sbin/nologin\n`);
  writeFileSync(join(rootfs, 'etc/group'), `foyer:x:${imageUser}:\n`);
  writeFileSync(join(rootfs, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  // Mount points, which a runtime cannot create on a read-only root.
  for (const folder of ['proc', 'dev', 'sys', 'tmp', 'data']) mkdirSync(join(rootfs, folder), { recursive: true });
  if (process.getuid?.() === 0) chownSync(join(rootfs, 'data'), imageUser, imageUser);
}

/** Shared libraries of the system that a program or a module loads. @param {string} file @returns {string[]} */
function librariesOf(file) {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  // `libm.so.6 => /lib/libm.so.6 (0x…)`, or the path alone.
  return stdout.split('\n').flatMap((line) => {
    const path = line.split(/\s/).find((word) => word.startsWith('/')) ?? '';
    return path === '' || path.startsWith(projectRoot) ? [] : [path];
  });
}
