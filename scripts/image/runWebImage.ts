// Runs the web image whose root file system is FOYER_IMAGE_ROOT: with the user, variables and command of the image, on a
// read-only root, in namespaces of its own except for the network. `buildah run` mounts its root writable and needs
// mounts that a container may not make, so bubblewrap runs the mounted image.
import { spawn } from 'node:child_process';
import type { ImageConfig } from './testWebImage.ts';

const { FOYER_IMAGE_ROOT: root = '', FOYER_IMAGE_CONFIG: config = '{}', PATH: _path, ...given } = process.env;
const { User, Env, Entrypoint, Cmd } = JSON.parse(config) as ImageConfig;
const [user = '', group = ''] = User.split(':');
const variables = [...Env.map((one) => one.split(/=(.*)/s)), ...Object.entries(given)];
const options = `--unshare-user --unshare-pid --unshare-ipc --uid ${user} --gid ${group} --die-with-parent --proc /proc --dev /dev --chdir / --clearenv`;
const child = spawn(
  'bwrap',
  [
    '--ro-bind',
    root,
    '/',
    ...options.split(' '),
    ...variables.flatMap(([name = '', value = '']) => ['--setenv', name, value]),
    ...Entrypoint,
    ...(Cmd ?? []),
  ],
  { stdio: 'inherit' },
);
process.once('SIGTERM', () => child.kill('SIGTERM'));
child.once('close', (code) => process.exit(code ?? 0));
