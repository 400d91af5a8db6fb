import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildah } from './image/buildah.ts';
import { projectRoot, productNode } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';
import { buildScreenshotImage } from './screenshots/buildScreenshotImage.ts';

/**
 * Runs Node of this checkout in the image of the screenshots. The checkout has the same path there.
 * @param args of Node
 * @param env variables of the program
 * @returns exit code
 */
async function runInImage(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
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

/** Runs `npm run screenshots` in the image of the screenshots (docs/screenshots.md) and returns the exit code. */
export async function main({ values: { write, all, showcase }, names }: CommandLine) {
  const config = showcase === true ? 'showcase.config.ts' : 'playwright.config.ts';
  const code = await runInImage(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      `tests/screenshots/${config}`,
      ...(write === true ? ['--grep', 'reference screenshot'] : []),
    ],
    {
      ...(write === true && { SCREENSHOTS: 'write' }),
      ...(showcase === true && { SCREENSHOTS: 'showcase' }),
      ...(all === true && { SCREENSHOTS_OF: 'all' }),
      ...(names.length > 0 && { SCREENSHOTS_ONLY: names.join(' ') }),
    },
  );
  if (code === 0 && write === true) await compressReferences();
  return code;
}

/** Gives every reference screenshot a palette of 256 colours, which makes it a third as large. */
async function compressReferences() {
  const folder = join(projectRoot, 'tests/screenshots/reference');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const image = sharp(readFileSync(file));
    if ((await image.metadata()).isPalette) continue;
    writeFileSync(file, await image.png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer());
  }
}
