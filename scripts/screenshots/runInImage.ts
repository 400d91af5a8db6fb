import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildah } from '../image/buildah.ts';
import { productNode, projectRoot } from '../projectRoot.mjs';
import { buildScreenshotImage } from './buildScreenshotImage.ts';

/**
 * Runs Node of this checkout in the image of the screenshots. The checkout has the same path there.
 * @param args of Node
 * @param env variables of the program
 * @returns exit code
 */
export async function runInImage(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const image = buildScreenshotImage();
  const { store } = JSON.parse(buildah('info'));
  const storage = ['--storage-driver', store.GraphDriverName, '--root', store.GraphRoot, '--runroot', store.RunRoot];
  const container = buildah('from', image);
  try {
    const run = [
      '--isolation=chroot',
      `--volume=${projectRoot}:${projectRoot}`,
      `--workingdir=${projectRoot}`,
      ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
    ];
    const child = spawn('buildah', [...storage, 'run', ...run, container, '--', productNode, ...args], {
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } finally {
    buildah('rm', container);
  }
}
