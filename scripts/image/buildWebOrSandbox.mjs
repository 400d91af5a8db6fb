import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePackage } from '../package/writePackage.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { buildah } from './buildah.mjs';
import { writeRootfs } from './imageRootfs.mjs';
import { writeSandboxApp } from './sandboxApp.mjs';

/**
 * Builds an image from the built files.
 * @param {'web' | 'sandbox'} name
 * @param {{ tag?: string, base?: string }} [options] `base`: an image with Node 26; default: an image from scratch with
 * the Node of this checkout
 * @returns {Promise<string>} name and tag of the image
 */
export async function buildWebOrSandbox(name, { tag, base = 'scratch' } = {}) {
  const context = join(projectRoot, '.cache/image-context', name);
  const [app, rootfs] = [join(context, 'app'), join(context, 'rootfs')];
  rmSync(context, { recursive: true, force: true });
  mkdirSync(rootfs, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  let release = version;
  if (name === 'web') ({ release } = await writePackage(app));
  else writeSandboxApp(app);
  if (base === 'scratch') writeRootfs(rootfs, app);
  const image = tag ?? `localhost/foyer-${name}:${release}`;
  const file = name === 'web' ? 'Containerfile' : `${name}.Containerfile`;
  buildah([
    'bud',
    '--isolation=chroot',
    // The health check is part of Docker's format only.
    '--format=docker',
    '--layers=false',
    `--build-arg=BASE_IMAGE=${base}`,
    `--build-arg=RELEASE=${release}`,
    `--build-arg=VERSION=${version}`,
    `--file=${join(projectRoot, 'deploy', file)}`,
    `--tag=${image}`,
    context,
  ]);
  return image;
}
