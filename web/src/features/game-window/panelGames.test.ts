import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { Category } from '../../domain/game/gamesState.ts';
import { idsOfCategory, idsOfMenu, panelCategories, windowMenus } from './panelGames.ts';

const sub = (Id: number, GameIds: number[], SubCategoryType: 'Standard' | 'Favourite' = 'Standard') => ({
  Id,
  Name: `Sub ${Id}`,
  ShortName: '',
  ImageUrl: null,
  ActiveImageUrl: null,
  SubCategoryType,
  GameIds,
});
const category = (own: Partial<Category>): Category => ({
  Id: 1,
  Name: 'Slots',
  Slug: 'slots',
  ImageUrl: null,
  ActiveImageUrl: null,
  GameCategoryType: 'Standard',
  SubCategories: [],
  Games: [],
  ...own,
});

test('GM-06 tabs are the categories with games, without the home tab and My Games', () => {
  const categories = [
    category({ Id: 1, Slug: 'for-you' }),
    category({ Id: 2 }),
    category({ Id: 3, Slug: 'my-games', GameCategoryType: 'My Games' }),
  ];
  expect(panelCategories(categories).map(({ Id }) => Id)).toEqual([2]);
});

test('GM-06 a category lists the games of its sub-categories once, in order', () => {
  expect(
    idsOfCategory(category({ SubCategories: [sub(1, [5, 4]), sub(2, [4, 9]), sub(3, [77], 'Favourite')] })),
  ).toEqual([5, 4, 9]);
});

test('GM-06 each menu lists its own games', () => {
  const state = { favouriteGameIds: [1], recentlyPlayedGameIds: [2], windowPanelGames: [3] };
  expect(idsOfMenu('Favourite', state)).toEqual([1]);
  expect(idsOfMenu('Recently Played', state)).toEqual([2]);
  expect(idsOfMenu('More Games', state)).toEqual([3]);
});

test('GM-06 a category without sub-categories lists its own games once', () => {
  const tiles = [5, 4, 5].map((id) => tileFixture({ id }));
  expect(idsOfCategory(category({ Games: tiles }))).toEqual([5, 4]);
  expect(idsOfCategory(category({ SubCategories: [sub(3, [77], 'Favourite')], Games: tiles }))).toEqual([5, 4]);
});

test('GM-06 the panel has no menu of a list that the operator does not keep', () => {
  expect(windowMenus({})).toEqual(['Favourite', 'Recently Played', 'More Games']);
  expect(windowMenus({ off: ['favourites'] })).toEqual(['Recently Played', 'More Games']);
});
