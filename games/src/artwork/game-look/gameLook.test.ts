import { readFileSync } from 'node:fs';
import { contrast } from '@foyer/brands/contrast';
import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { gameThemes as themeNames } from '../../catalogue/gameArt.ts';
import { coverPalettes } from '../covers/coverPalettes.ts';
import { planCover } from '../covers/coverPlan.ts';
import { symbolDrawings } from '../game-symbols/symbolDrawings.ts';
import { frameColours } from './frameColours.ts';
import { gameLook, paletteSheet } from './gameLook.ts';
import { reelRims } from './gameThemes.ts';

const { all } = createCatalogue(2_000);

describe.each(themeNames)('%s', (theme) => {
  const games = all.filter((game) => game.theme === theme);

  test('gives every game ten distinct pictures and a palette', () => {
    for (const game of games) {
      for (const features of [[], ['hold-respins']]) {
        const { pictures } = gameLook({ ...game, features });
        expect(Object.values(pictures)).not.toContain('');
        expect([game.name.en, new Set(Object.values(pictures)).size]).toEqual([game.name.en, 10]);
        if (features.length > 0) expect(Object.values(pictures)).not.toContain('coin');
      }
      expect(paletteSheet(gameLook(game).palette)).toMatch(
        /^:root\{(--[\w-]+:#[0-9a-f]{6};){6}(--[a-z]+-[rgb]:\d{1,3};?){12}\}$/,
      );
    }
  });

  test('has frame colours in which text is readable', () => {
    for (const palette of coverPalettes[theme]) {
      const { deep, mid, glow, metal, onMetal } = frameColours(palette);
      for (const colour of [metal, '#ffffff']) {
        expect(contrast(colour, deep)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour, mid)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour, glow)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(onMetal, metal)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('a game takes palette and layout from its cover, and no second picture of its subject', () => {
  for (const tone of ['adult', 'full'] as const)
    for (const game of all) {
      const plan = planCover(game, tone);
      const look = gameLook(game, tone);
      expect(look.art.symbol).toContain(`/${tone}/${game.gameGroupId}.webp`);
      expect([look.palette, look.family]).toEqual([`${game.theme}-${plan.paletteIndex}`, plan.family]);
      expect(coverPalettes[game.theme][plan.paletteIndex]).toBe(plan.palette);
      const ranked = Object.entries(look.pictures).filter(([key]) => !'WS'.includes(key));
      expect(ranked.filter(([, name]) => name === `${game.theme}-${plan.emblem}`)).toEqual([]);
    }
});

test('slots of a theme with many games differ in the rim of their reels, and every rim has a style', () => {
  const sheet = readFileSync(new URL('../../engines/slot/frame/frames.css', import.meta.url), 'utf8');
  for (const rim of reelRims) expect(sheet).toContain(`html[data-rim='${rim}'] .window::before`);
  const slots = Map.groupBy(
    all.filter(({ engine }) => engine === 'slot'),
    ({ theme }) => theme,
  );
  for (const [theme, games] of [...slots].filter(([, { length }]) => length > 20))
    expect([theme, new Set(games.map((game) => gameLook(game).rim))]).toEqual([theme, new Set(reelRims)]);
});

test('every picture of a game has a file', () => {
  const files = new Set(symbolDrawings().keys());
  const missing = all.flatMap((game) => Object.values(gameLook(game).pictures).filter((name) => !files.has(name)));
  expect(missing).toEqual([]);
});

test('an unknown palette has no style sheet', () => {
  expect(['gem-9', 'nothing-0', 'gem', 'constructor-0'].map(paletteSheet)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
