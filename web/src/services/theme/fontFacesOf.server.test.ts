import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regencyTheme } from '@foyer/brands/regency/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subsetFont, subsetMonoFont } from '../../../vite/subsetFonts.ts';
import { fontFacesOf } from './fontFacesOf.server.ts';
import { subsetFile, openFonts } from './openFonts.ts';

const families = ['OptimusPrinceps', 'BrandonText', 'Roboto', 'Figtree'] as const;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-fonts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const facesOf = (css: string, family: string) =>
  [...css.matchAll(/@font-face\{([^}]+)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((face) => face.startsWith(`font-family:'${family}';`));

test('MK-08 declares the four font families with open fonts in every specified weight', async () => {
  const { css, files } = await fontFacesOf(regencyTheme, { licensedFolder: folder, cutFolder: folder });
  for (const family of families) {
    expect(facesOf(css, family)).toEqual([expect.stringContaining('font-weight:100 900')]);
  }
  expect(openFonts.BrandonText.faces.map(({ name }) => name)).toEqual(['Regular', 'Bold']);
  expect(openFonts.Roboto.faces.map(({ name }) => name)).toEqual(['Regular', 'Light', 'Bold']);
  expect(openFonts.Figtree.faces.map(({ name }) => name)).toEqual(['Regular', 'Light', 'Bold']);
  expect(files.every(({ body }) => body.subarray(0, 4).toString() === 'wOF2')).toBe(true);
});

test('MK-08 each family has a local fallback font adjusted to its metrics', async () => {
  const { css } = await fontFacesOf(regencyTheme, { licensedFolder: folder, cutFolder: folder });
  const adjusted = (family: string) =>
    [...(facesOf(css, `${family} Fallback`)[0] ?? '').matchAll(/(?:adjust|override):([\d.]+)%/g)].map(
      ([, percent]) => Math.round(Number(percent) * 100) / 100,
    );
  expect(families.map(adjusted)).toEqual([
    [124.72, 78.26, 29.83, 0],
    [96.01, 111.45, 39.06, 0],
    [99.78, 92.98, 24.47, 0],
    [100.72, 94.32, 24.82, 0],
  ]);
  for (const family of families)
    expect(facesOf(css, `${family} Fallback`)).toEqual([expect.stringContaining("local('Arial')")]);
});

test('code has a monospaced font of its own, which no page preloads, with a fallback of the same width', async () => {
  const { css, files } = await fontFacesOf(regencyTheme, { licensedFolder: folder, cutFolder: folder });
  expect(facesOf(css, 'Roboto Mono')).toEqual([expect.stringContaining('font-display:swap')]);
  expect(facesOf(css, 'Roboto Mono Fallback')).toEqual([expect.stringContaining("local('Courier New')")]);
  const font = files.find(({ address }) => address.endsWith('-roboto-mono-400.woff2'));
  expect(css).toContain(font?.address);
  expect(font?.isPreloaded).toBe(false);
  expect((await subsetMonoFont()).length).toBeLessThan(10_000);
});

test('preloads only the fonts of the theme', async () => {
  const { files } = await fontFacesOf(regencyTheme, { licensedFolder: folder, cutFolder: folder });
  expect(
    files.filter(({ isPreloaded }) => isPreloaded).map(({ address }) => address.replace(/^\/theme\/[\w-]{10}-/, '')),
  ).toEqual(['cinzel.woff2', 'roboto.woff2']);
});

test('MK-08 a licensed file replaces the open font and uses its own metrics', async () => {
  const own = await mkdtemp(join(tmpdir(), 'foyer-fonts-'));
  await writeFile(join(own, 'Roboto-Bold.woff2'), 'wOF2 licensed');
  await writeFile(
    join(own, 'Roboto.metrics.json'),
    JSON.stringify({
      familyName: 'Roboto',
      ascent: 1000,
      descent: -200,
      lineGap: 0,
      unitsPerEm: 1000,
      xWidthAvg: 500,
      capHeight: 700,
      xHeight: 500,
    }),
  );
  const { css, files } = await fontFacesOf(regencyTheme, { licensedFolder: own, cutFolder: folder });
  await rm(own, { recursive: true });
  expect(facesOf(css, 'Roboto')).toEqual([expect.stringContaining('font-weight:700')]);
  expect(files.find(({ address }) => address.endsWith('Roboto-Bold.woff2'))?.body.toString()).toBe('wOF2 licensed');
  expect(facesOf(css, 'Roboto Fallback')[0]).toMatch(/size-adjust:112\./);
});

test('MK-08 cut fonts keep every specified weight and preload only what a first screen needs', async () => {
  const own = await mkdtemp(join(tmpdir(), 'foyer-fonts-'));
  for (const font of Object.values(openFonts))
    for (const cut of font.cuts) await writeFile(join(own, subsetFile(font.name, cut)), await subsetFont(font, cut));
  const { css, files } = await fontFacesOf(regencyTheme, { licensedFolder: folder, cutFolder: own });
  await rm(own, { recursive: true });
  const weights = (family: string) => facesOf(css, family).map((face) => /font-weight:([^;]+)/.exec(face)?.[1]);
  expect(weights('OptimusPrinceps')).toEqual(['600']);
  expect(weights('BrandonText')).toEqual(['400 800']);
  expect(weights('Roboto')).toEqual(['400 800', '300']);
  expect(weights('Figtree')).toEqual(['400 800', '300']);
  const ahead = files.filter(({ isPreloaded }) => isPreloaded);
  expect(ahead.map(({ address }) => address.replace(/^\/theme\/[\w-]{10}-/, ''))).toEqual([
    'cinzel-600.woff2',
    'roboto-400-800.woff2',
  ]);
  expect(ahead.every(({ body }) => body.subarray(0, 4).toString() === 'wOF2')).toBe(true);
  // The uncut fonts have 69 kB.
  expect(ahead.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(42_000);
});
