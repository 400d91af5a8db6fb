import { describe, expect, test } from 'vitest';
import type { GameTheme } from '../../catalogue/gameArt.ts';
import { openCoverFonts } from '../covers/coverFonts.ts';
import { openIconPacks } from '../covers/iconPacks.ts';
import { gameSymbols } from './gameSymbols.ts';
import { symbolDrawings, symbolSvg } from './symbolDrawings.ts';
import { symbolSets } from './symbolSets.ts';

const themes = Object.keys(symbolSets) as GameTheme[];
const mechanics = ['lines-20', 'ways-243', 'tumbling', 'hold-respins', 'three-reels'];
const drawings = symbolDrawings();

describe.each(themes)('%s', (theme) => {
  test.each(mechanics)('gives every game of %s ten distinct symbols that are drawn', (feature) => {
    for (let gameGroupId = 1; gameGroupId <= 60; gameGroupId++) {
      const symbols = gameSymbols({ theme, gameGroupId, features: [feature] });
      expect(Object.keys(symbols).toSorted().join('')).toBe('ABCDEFGHSW');
      expect(new Set(Object.values(symbols)).size).toBe(10);
      expect(Object.values(symbols).filter((name) => !drawings.has(name))).toEqual([]);
    }
  });
});

test('games of one theme differ in their symbols', () => {
  const [one, other] = [1, 2].map((gameGroupId) => gameSymbols({ theme: 'egypt', gameGroupId }));
  expect(one).not.toEqual(other);
});

test('classic reels have sevens, bars of three, two and one, and cherries', () => {
  const { A, B, C, D, E } = gameSymbols({ theme: 'luck', gameGroupId: 7, features: ['three-reels'] });
  expect([A, B, C, D, E]).toEqual(['classic-seven', 'classic-bar-3', 'classic-bar-2', 'classic-bar-1', 'fruit-cherry']);
});

test('the symbols of a game are drawn differently, and the same each time', () => {
  const tools = { packs: openIconPacks(), fonts: openCoverFonts() };
  const svgsOf = (theme: GameTheme, feature: string): string[] =>
    Object.values(gameSymbols({ theme, gameGroupId: 7, features: [feature] })).map((name) => {
      const draw = drawings.get(name);
      return draw ? symbolSvg(draw, tools) : '';
    });
  for (const theme of themes) {
    for (const feature of mechanics) expect(new Set(svgsOf(theme, feature)).size).toBe(10);
    expect(svgsOf(theme, 'lines-20')).toEqual(svgsOf(theme, 'lines-20'));
  }
});
