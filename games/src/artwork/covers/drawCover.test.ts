import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { curatedGames } from '../../catalogue/curatedGames.ts';
import { coverFamilies } from '../../catalogue/gameArt.ts';
import { instantVocabularies } from '../../catalogue/otherVocabularies.ts';
import { slotVocabularies } from '../../catalogue/slotVocabularies.ts';
import { artKinds, artShapes } from './artKinds.ts';
import { openCoverFonts } from './coverFonts.ts';
import { adultFamilies, chooseFamily } from './coverPlan.ts';
import { coverThemes } from './coverThemes.ts';
import { drawCover } from './drawCover.ts';
import { openIconPacks } from './iconPacks.ts';

const { all } = createCatalogue(600);
const materials = { icons: openIconPacks(), fonts: openCoverFonts() };
const full = { tone: 'full', culture: 'en' } as const;
const oneOfEach = coverFamilies.flatMap((family) => {
  const game = all.find((candidate) => chooseFamily(candidate, 'full') === family);
  return game ? [{ family, game }] : [];
});

test('every cover family is in use', () => {
  expect(oneOfEach.map(({ family }) => family)).toEqual(coverFamilies);
});

test('the adult tone never uses a family with cartoon figures', () => {
  const families = new Set(createCatalogue(2_000).all.map((game) => chooseFamily(game, 'adult')));
  expect([...families].filter((family) => !adultFamilies.has(family))).toEqual([]);
  for (const theme of Object.values(coverThemes))
    expect(theme.adultFamilies.every((family) => adultFamilies.has(family))).toBe(true);
});

test('only slots show reels on their cover', () => {
  for (const game of createCatalogue(10_000).all) {
    if (game.engine === 'slot') continue;
    for (const tone of ['adult', 'full'] as const) expect(['classic', 'reels']).not.toContain(chooseFamily(game, tone));
  }
});

test.each(oneOfEach)('$family renders reproducibly in both languages and can be rasterised', ({ game }) => {
  const english = drawCover(game, full, materials);
  const chinese = drawCover(game, { tone: 'full', culture: 'zh' }, materials);
  expect(drawCover(game, full, { icons: materials.icons, fonts: openCoverFonts() })).toBe(english);
  expect(chinese).not.toBe(english);
  for (const svg of [english, chinese]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|currentColor/);
    const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect([picture.width, picture.height]).toEqual([600, 800]);
  }
});

test.each(oneOfEach)('$family draws every kind of art in its shape', ({ game }) => {
  for (const kind of artKinds) {
    const svg = drawCover(game, { ...full, kind }, materials);
    expect([kind, svg]).not.toEqual([kind, expect.stringMatching(/NaN|undefined|Infinity|currentColor/)]);
    const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect([kind, picture.width, picture.height]).toEqual([kind, artShapes[kind].width, artShapes[kind].height]);
  }
});

test.each(oneOfEach)('$family has one scene and one symbol for all languages', ({ game }) => {
  for (const kind of ['scene', 'symbol'] as const)
    expect(drawCover(game, { ...full, kind, culture: 'zh' }, materials)).toBe(
      drawCover(game, { ...full, kind }, materials),
    );
});

test.each(oneOfEach)('$family keeps title and symbol clear of the edges', ({ game }) => {
  for (const kind of ['title', 'symbol'] as const) {
    const svg = drawCover(game, { ...full, kind }, materials);
    const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 256 } }).render();
    const isOpaque = (x: number, y: number): boolean => (pixels[(y * width + x) * 4 + 3] ?? 0) > 128;
    const edge = [
      ...Array.from({ length: width }, (_, x) => isOpaque(x, 0) || isOpaque(x, height - 1)),
      ...Array.from({ length: height }, (_, y) => isOpaque(0, y) || isOpaque(width - 1, y)),
    ];
    expect([kind, edge.includes(true)]).toEqual([kind, false]);
  }
});

test('the corners of fanned cards stay within the upright cover', () => {
  const fans = all.filter(({ art }) => art.scene !== 'wheel').filter((game) => chooseFamily(game, 'full') === 'table');
  const counts = new Set<number>();
  for (const game of fans) {
    const svg = drawCover(game, full, materials);
    const angles = [...svg.matchAll(/rotate\((-?[\d.]+) 300 720\) translate\(190 150\)/g)].map(([, angle]) =>
      Number(angle),
    );
    counts.add(angles.length);
    const [x, y] = [-110, -570];
    for (const angle of angles.map((degrees) => (-Math.abs(degrees) * Math.PI) / 180))
      expect([game.name, 300 + x * Math.cos(angle) - y * Math.sin(angle) > 0]).toEqual([game.name, true]);
  }
  expect(counts).toEqual(new Set([3, 4, 5]));
});

test('only a live table shows a dealer, and every table has a plate around its name', () => {
  const drawn = all
    .filter((game) => chooseFamily(game, 'full') === 'table')
    .map((game) => ({ game, svg: drawCover(game, full, materials) }));
  for (const { game, svg } of drawn)
    expect([game.name, svg.includes('translate(54 34) scale(.82)')]).toEqual([game.name, game.kind === 'live']);
  const plates = drawn.map(({ svg }) => /<path d="(M\d+ 574H[^"]+Z)"/.exec(svg)?.[1]);
  expect(new Set(plates)).toHaveLength(4);
  expect(plates).not.toContain(undefined);
});

test('the lowest row of reels ends above 500, where the square crop of a cover ends', () => {
  const windows = all
    .filter((game) => chooseFamily(game, 'full') === 'reels')
    .map((game) => drawCover(game, full, materials))
    .map((svg) =>
      /translate\(300 (\d+)\) scale\(([\d.]+)\) translate\(-300 -(\d+)\)"><rect x="[^"]+" y="(\d+)" width="[^"]+" height="(\d+)"/.exec(
        svg,
      ),
    );
  for (const found of windows) {
    const [to = Number.NaN, scale = Number.NaN, from = Number.NaN, top = Number.NaN, height = Number.NaN] =
      found?.slice(1).map(Number) ?? [];
    expect(to + (top + height - from) * scale).toBeLessThan(500);
  }
  expect(windows.length).toBeGreaterThan(0);
});

test('different games have different covers', () => {
  const drawn = all.slice(0, 20).map((game) => drawCover(game, full, materials));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('every referenced icon exists in its pack', () => {
  const nouns = [...slotVocabularies, ...instantVocabularies].flatMap((vocabulary) => vocabulary.nouns);
  const curated = curatedGames.map(({ figure, emblem }) => ({
    figures: figure === undefined ? [] : [figure],
    emblems: emblem === undefined ? [] : [emblem],
  }));
  const sources = [...nouns, ...curated, ...Object.values(coverThemes)];
  const missing = (pack: 'fluent-emoji' | 'game-icons', names: readonly string[]): string[] =>
    names.filter((name) => {
      try {
        return materials.icons.icon(pack, name).body === '';
      } catch {
        return true;
      }
    });
  expect(sources.flatMap(({ figures }) => missing('fluent-emoji', figures))).toEqual([]);
  expect(sources.flatMap(({ emblems }) => missing('game-icons', emblems))).toEqual([]);
});

test('every character of every Chinese name has a glyph in both Chinese fonts', () => {
  const characters = new Set(createCatalogue(10_000).all.flatMap((game) => Array.from(game.name.zh)));
  const missing = [...characters].filter((character) =>
    (['ma-shan-zheng', 'zcool-kuaile'] as const).some(
      (face) => materials.fonts.fontFor(face, character).charToGlyph(character).index === 0,
    ),
  );
  expect(missing).toEqual([]);
});
