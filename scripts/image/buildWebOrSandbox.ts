import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writePackage } from '../package/writePackage.ts';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { buildah } from './buildah.ts';
import { writeRootfs } from './writeRootfs.ts';

/**
 * Builds an image from the built files, and returns its name and tag.
 *
 * @param options `base`: an image with Node 26; default: an image from scratch with the Node of this checkout
 */
export async function buildWebOrSandbox(
  name: 'web' | 'sandbox',
  { tag, base = 'scratch' }: { tag?: string | undefined; base?: string | undefined } = {},
): Promise<string> {
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
  buildah(
    'bud',
    '--isolation=chroot',
    // The health check is part of Docker's format only.
    '--format=docker',
    '--layers=false',
    `--build-arg=BASE_IMAGE=${base}`,
    `--build-arg=RELEASE=${release}`,
    `--build-arg=VERSION=${version}`,
    `--file=${join(projectRoot, 'deploy', name === 'web' ? 'Containerfile' : `${name}.Containerfile`)}`,
    `--tag=${image}`,
    context,
  );
  return image;
}

const workspaces = ['contract', 'brands', 'games', 'sandbox'];
const isLeftOut = /\.test\.tsx?$|[\\/]node_modules$/;

/** Copies the sandbox with the packages that it needs at run time. Node runs its TypeScript as it is. */
function writeSandboxApp(app: string): void {
  const copy = (path: string) =>
    cpSync(join(projectRoot, path), join(app, path), { recursive: true, filter: (from) => !isLeftOut.test(from) });
  for (const workspace of workspaces) copy(workspace);
  const listed = execSync('npm ls --omit=dev --workspace=@foyer/sandbox --parseable --all', {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const path of listed.split('\n').map((each) => relative(projectRoot, each)))
    if (/^node_modules[\\/](?!@foyer)/.test(path))
      cpSync(join(projectRoot, path), join(app, path), { recursive: true });
  mkdirSync(join(app, 'node_modules/@foyer'), { recursive: true });
  for (const workspace of workspaces)
    symlinkSync(join('../..', workspace), join(app, 'node_modules/@foyer', workspace), 'dir');
}

/** Builds the image that the arguments name. */
export async function main({ names, values }: Pick<CommandLine, 'names' | 'values'>): Promise<number> {
  const [name = 'web', ...rest] = names;
  if ((name !== 'web' && name !== 'sandbox') || rest.length > 0) {
    process.stderr.write('Name one image: web or sandbox.\n');
    return 1;
  }
  const textOf = (option: string) => (values[option] === undefined ? undefined : String(values[option]));
  const [tag, base, output] = ['tag', 'base', 'output'].map(textOf);
  const image = await buildWebOrSandbox(name, { tag, base });
  if (output !== undefined) buildah('push', image, `docker-archive:${output}:${image}`);
  process.stdout.write(`${image}${output === undefined ? '' : ` in ${output}`}\n`);
  return 0;
}
