import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';
import { runInImage } from './screenshots/runInImage.ts';

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
