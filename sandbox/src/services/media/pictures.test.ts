import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCoverFolder } from './coverFolder.ts';
import type { ArtOf } from './coverJob.ts';
import { createDrawQueue } from './drawQueue.ts';
import { variantOf } from './imageVariant.ts';
import { createPictures } from './pictures.ts';

const covers = createCatalogue(2).all.map((game): ArtOf => ({ game, kind: 'cover', tone: 'full', culture: 'en' }));
const [first, second] = covers as [ArtOf, ArtOf];
const plain = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#204060' } })
  .webp()
  .toBuffer();

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'foyer-pictures-'))));
afterEach(() => rmSync(parent, { recursive: true }));

const inWidth = (width: number, quality = 80) => variantOf({ rmode: 'max', quality, width }, 'webp');

interface Drawing {
  readonly widths: readonly number[];
  readonly keeps: boolean;
}

/** Pictures in their own folder, and a record of the renderings. */
function openPictures() {
  const drawn: Drawing[] = [];
  const queue = createDrawQueue(({ renditions, storedFile, svgFile }) => {
    drawn.push({ widths: renditions.map(({ width }) => width), keeps: storedFile !== null });
    for (const file of [...(storedFile === null ? [] : [storedFile]), ...renditions.map((rendition) => rendition.file)])
      writeFileSync(file, plain);
    writeFileSync(svgFile, '<svg/>');
    return Promise.resolve(null);
  }, 2);
  const folder = openCoverFolder(parent, '1');
  const log = vi.fn<(message: string) => void>();
  const open = () => createPictures(folder, queue, log);
  return { drawn, open, folder, log };
}

test('renders one width on request, all widths in the background, and reuses cached covers', async () => {
  const { drawn, open } = openPictures();
  const pictures = open();
  expect((await pictures.picture(first, inWidth(240))).bytes).toEqual(plain);
  expect((await pictures.picture(first, inWidth(120))).bytes).toEqual(plain);
  expect(drawn).toEqual([
    { widths: [240], keeps: false },
    { widths: [120], keeps: false },
  ]);
  expect(pictures.isStored(first)).toBe(false);

  // An unusual quality is derived from the cached picture, as are all later variants.
  for (const quality of [50, 80])
    expect((await sharp((await pictures.picture(first, inWidth(165, quality))).bytes).metadata()).width).toBe(165);
  expect(drawn.slice(2)).toEqual([{ widths: [], keeps: true }]);

  await pictures.draw(second, 'background');
  expect(drawn.slice(3)).toEqual([{ widths: [120, 165, 240, 360, 480], keeps: true }]);
  expect(pictures.isStored(second)).toBe(true);
});

test('concurrent unusual and background renderings both store their files', async () => {
  const { open, folder } = openPictures();
  const pictures = open();
  await Promise.all([pictures.picture(first, inWidth(165, 50)), pictures.draw(first, 'background')]);
  const names = readdirSync(folder.pathOf('.'));
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(6);
  for (const name of names) expect(folder.has(name)).toBe(true);
});

test.each([
  ['raster', inWidth(240), (bytes: Buffer) => bytes.equals(plain)],
  [
    'vector',
    variantOf({ rmode: 'max', quality: 80, width: 240 }, 'svg'),
    (bytes: Buffer) => bytes.toString() === '<svg/>',
  ],
] as const)('a deleted %s picture is rendered again', async (_, variant, isDrawn) => {
  const { drawn, open, folder, log } = openPictures();
  await open().picture(first, variant);
  for (const name of readdirSync(folder.pathOf('.'))) rmSync(folder.pathOf(name));
  // A second instance has nothing in memory.
  const again = await open().picture(first, variant);
  expect(again.isFallback).toBe(false);
  expect(isDrawn(again.bytes)).toBe(true);
  expect(drawn).toHaveLength(2);
  expect(log).not.toHaveBeenCalled();
});
