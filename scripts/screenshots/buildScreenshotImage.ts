import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../buildStale.ts';
import { buildah } from '../image/buildah.ts';
import { projectRoot } from '../projectRoot.mjs';

const containerfile = 'tests/screenshots/Containerfile';
/** Where Debian's packages cannot be unpacked, the public image of the same Debian is the base. */
const publicBase = 'docker.io/library/debian:bookworm-slim';
/** A tar file without entries. */
const emptyTar = Buffer.alloc(10_240);

/**
 * Builds the image with the browser and the fonts of the reference screenshots, unless this version of it exists.
 * @returns name and tag of the image
 */
export function buildScreenshotImage(): string {
  const image = `localhost/foyer-screenshots:${fingerprint([containerfile]).slice(0, 12)}`;
  if (buildah('images', '--all', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(image)) return image;
  process.stderr.write('Building the image of the screenshots (once, several minutes) …\n');
  const context = join(projectRoot, '.cache/image-context/screenshots');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  const base = writeDebian(join(context, 'base.tar'));
  buildah(
    'bud',
    '--isolation=chroot',
    '--layers=false',
    `--build-arg=BASE_IMAGE=${base}`,
    `--file=${join(projectRoot, containerfile)}`,
    `--tag=${image}`,
    context,
  );
  rmSync(context, { recursive: true });
  return image;
}

/**
 * Writes the root of a minimal Debian, from its packages.
 * @returns base image for the rest
 */
function writeDebian(file: string): string {
  const options = ['--variant=apt', '--dpkgopt=force-unsafe-io', '--quiet'];
  const archive = 'deb http://deb.debian.org/debian bookworm main';
  const { error, status, stderr } = spawnSync('mmdebstrap', [...options, 'bookworm', file, archive], {
    encoding: 'utf8',
  });
  if (error !== undefined) {
    writeFileSync(file, emptyTar);
    return publicBase;
  }
  if (status !== 0) throw new Error(`Debian's packages could not be unpacked.\n${stderr}`);
  return 'scratch';
}
