// Gives every reference screenshot a palette of 256 colours, which makes it a third as large.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './projectRoot.mjs';

const folder = join(projectRoot, 'tests/screenshots/reference');

for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const image = sharp(readFileSync(file));
  if ((await image.metadata()).isPalette) continue;
  writeFileSync(file, await image.png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer());
}
