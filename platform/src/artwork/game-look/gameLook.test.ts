import { describe, expect, test } from 'vitest';
import type { GameTheme } from '../../games/catalogue/gameArt.ts';
import { openIconPacks } from '../covers/iconPacks.ts';
import { paletteSheet, gameLook, gamePictureNames } from './gameLook.ts';
import { gameThemes } from './gameThemes.ts';

const themes = Object.keys(gameThemes) as GameTheme[];

describe.each(themes)('%s', (theme) => {
  test('gives every game ten distinct pictures and a valid palette', () => {
    for (let gameGroupId = 1; gameGroupId <= 60; gameGroupId++) {
      const look = gameLook({ theme, gameGroupId });
      expect(new Set(Object.values(look.pictures)).size).toBe(10);
      const holding = gameLook({ theme, gameGroupId, features: ['hold-respins'] }).pictures;
      expect(new Set(Object.values(holding)).size).toBe(10);
      expect(Object.values(holding)).not.toContain('coin');
      expect(paletteSheet(look.palette)).toMatch(/^:root\{(--\w+:#[0-9a-f]{6};?){4}\}$/);
    }
  });
});

test('every picture exists in the icon pack', () => {
  const packs = openIconPacks();
  expect(gamePictureNames().filter((name) => packs.icon('fluent-emoji', name).body === '')).toEqual([]);
});

test('an unknown palette has no style sheet', () => {
  expect(['gem-9', 'nothing-0', 'gem', 'constructor-0'].map(paletteSheet)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
