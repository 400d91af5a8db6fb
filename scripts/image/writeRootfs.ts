import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

/** User and group of the images; no account of a host. */
export const imageUser = 65_532;

/**
 * Writes what an image from scratch needs beside its application: Node, the shared libraries of Node and of native
 * modules, certificates and an unprivileged user.
 *
 * @param app folder of the application, whose native modules may need further libraries
 */
export function writeRootfs(rootfs: string, app: string): void {
  const node = realpathSync(join(projectRoot, 'node_modules/node/bin/node'));
  const copy = (from: string, to = from) => cpSync(realpathSync(from), join(rootfs, to));
  copy(node, '/usr/local/bin/node');
  for (const library of new Set([node, ...globSync(join(app, '**/*.node'))].flatMap(librariesOf))) copy(library);
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) copy(certificates);
  // The others are mount points, which a runtime cannot create on a read-only root.
  for (const folder of ['etc', 'proc', 'dev', 'sys', 'tmp', 'data'])
    mkdirSync(join(rootfs, folder), { recursive: true });
  writeFileSync(join(rootfs, 'etc/passwd'), `foyer:x:${imageUser}:${imageUser}::/:/sbin/nologin\n`);
  writeFileSync(join(rootfs, 'etc/group'), `foyer:x:${imageUser}:\n`);
  writeFileSync(join(rootfs, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  if (process.getuid?.() === 0) chownSync(join(rootfs, 'data'), imageUser, imageUser);
}

/** Shared libraries of the system that a program or a module loads. */
function librariesOf(file: string): string[] {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  // `libm.so.6 => /lib/libm.so.6 (0x…)`, or the path alone.
  return stdout.split('\n').flatMap((line) => {
    const path = line.split(/\s/).find((word) => word.startsWith('/'));
    return path === undefined || path.startsWith(projectRoot) ? [] : [path];
  });
}
