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

test('who waits for a cover gets the one width; one that nobody waits for is drawn in all and kept, and others are made of what is kept', async () => {
  const drawn: { widths: number[]; keeps: boolean }[] = [];
  const pictures = createPictures(
    openCoverFolder(parent, '1'),
    {
      draw({ renditions, keptFile, svgFile }) {
        drawn.push({ widths: renditions.map(({ width }) => width), keeps: keptFile !== null });
        for (const file of [...(keptFile === null ? [] : [keptFile]), ...renditions.map((rendition) => rendition.file)]) writeFileSync(file, plain);
        writeFileSync(svgFile, '<svg/>');
        return Promise.resolve({ drawn: true });
      },
      stop: () => undefined,
    },
    () => undefined,
  );
  const inWidth = (cover: CoverOf, width: number, quality = 80) => pictures.picture(cover, variantOf({ rmode: 'max', quality, width }, 'webp'));
  expect((await inWidth(first, 240)).bytes).toEqual(plain);
  expect((await inWidth(first, 120)).bytes).toEqual(plain);
  expect(drawn).toEqual([{ widths: [240], keeps: false }, { widths: [120], keeps: false }]);
  expect(pictures.isKept(first)).toBe(false);

  // An odd quality is made of the kept picture, and so is everything that comes after it.
  for (const quality of [50, 80]) expect((await sharp((await inWidth(first, 165, quality)).bytes).metadata()).width).toBe(165);
  expect(drawn.slice(2)).toEqual([{ widths: [], keeps: true }]);

  await pictures.draw(second, 'background');
  expect(drawn.slice(3)).toEqual([{ widths: [120, 165, 240, 360, 480], keeps: true }]);
  expect(pictures.isKept(second)).toBe(true);
});
