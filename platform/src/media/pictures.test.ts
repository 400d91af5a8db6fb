import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { openCoverFolder } from './coverFolder.ts';
import { variantOf } from './imageVariant.ts';
import { createPictures } from './pictures.ts';
import type { CoverOf } from './pictures.ts';

const covers = createCatalogue(2).all.map((game): CoverOf => ({ game, tone: 'full', culture: 'en' }));
const [first, second] = covers as [CoverOf, CoverOf];
const plain = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#204060' } }).webp().toBuffer();

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'foyer-pictures-'))));
afterEach(() => rmSync(parent, { recursive: true }));

test('who waits for a cover gets the one width and others are made of what is kept; one that nobody waits for is drawn in all', async () => {
  const drawn: number[][] = [];
  const pictures = createPictures(
    openCoverFolder(parent, '1'),
    {
      draw({ renditions, keptFile, svgFile }) {
        drawn.push(renditions.map(({ width }) => width));
        for (const file of [keptFile, ...renditions.map((rendition) => rendition.file)]) writeFileSync(file, plain);
        writeFileSync(svgFile, '<svg/>');
        return Promise.resolve({ drawn: true });
      },
      stop: () => undefined,
    },
    () => undefined,
  );
  const inWidth = (width: number) => pictures.picture(first, variantOf({ rmode: 'max', quality: 80, width }, 'webp'));
  expect((await inWidth(240)).bytes).toEqual(plain);
  expect((await sharp((await inWidth(120)).bytes).metadata()).width).toBe(120);
  expect(drawn).toEqual([[240]]);
  await pictures.draw(second, 'background');
  expect(drawn).toEqual([[240], [120, 165, 240, 360, 480]]);
});
