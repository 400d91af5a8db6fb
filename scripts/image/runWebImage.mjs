// Runs the web image whose root file system is FOYER_IMAGE_ROOT: with the user, variables and command of the image, on a
// read-only root, in namespaces of its own except for the network. `buildah run` mounts its root writable and needs
// mounts that a container may not make, so bubblewrap runs the mounted image.
import { spawn } from 'node:child_process';

const root = process.env['FOYER_IMAGE_ROOT'] ?? '';
/** @type {{ user: string, environment: string[], command: string[] }} */
const image = JSON.parse(process.env['FOYER_IMAGE_CONFIG'] ?? '{}');
const [user = '', group = ''] = image.user.split(':');
const given = Object.entries(process.env).filter(([name]) => !name.startsWith('FOYER_IMAGE_'));
const variables = [
  ...image.environment.map((one) => one.split(/=(.*)/s)),
  ...given.filter(([name]) => name !== 'PATH'),
];

const namespaces = [
  '--unshare-user',
  '--unshare-pid',
  '--unshare-ipc',
  '--uid',
  user,
  '--gid',
  group,
  '--die-with-parent',
];
const files = ['--ro-bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--chdir', '/', '--clearenv'];
const child = spawn(
  'bwrap',
  [
    ...namespaces,
    ...files,
    ...variables.flatMap(([name = '', value = '']) => ['--setenv', name, value]),
    ...image.command,
  ],
  { stdio: 'inherit' },
);
process.once('SIGTERM', () => child.kill('SIGTERM'));
child.once('close', (code) => process.exit(code ?? 0));
