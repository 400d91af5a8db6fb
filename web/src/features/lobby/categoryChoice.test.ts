import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { Category, SubCategory } from '../../domain/game/gamesState.ts';
import {
  chooseCategory,
  choiceOfSearch,
  idsOfChoice,
  myGames,
  needsPlayer,
  noChoice,
  searchOfChoice,
} from './categoryChoice.ts';

const sub = (
  Id: number,
  SubCategoryType: SubCategory['SubCategoryType'] = 'Standard',
  GameIds: number[] = [],
): SubCategory => ({
  Id,
  Name: `Shelf ${Id}`,
  ShortName: `S${Id}`,
  ImageUrl: null,
  ActiveImageUrl: null,
  SubCategoryType,
  GameIds,
});
const category = (
  Id: number,
  Slug: string,
  SubCategories: SubCategory[],
  GameCategoryType: Category['GameCategoryType'] = 'Standard',
): Category => ({
  Id,
  Slug,
  Name: Slug,
  ImageUrl: null,
  ActiveImageUrl: null,
  GameCategoryType,
  SubCategories,
  Games: [],
});
const slots = category(1, 'slots', [sub(11, 'Standard', [7, 8]), sub(12)]);
const bare = category(2, 'bare', []);
const mine = category(3, 'my-games', [sub(31, 'Favourite'), sub(32, 'Recently Played')], 'My Games');
const all = [slots, bare, mine];
const lists = { favouriteGameIds: [5, 6], recentlyPlayedGameIds: [6, 7] };

test('LB-01 chooseCategory selects the first sub-category and ends the search', () => {
  expect(chooseCategory(slots)).toEqual({ activeCategory: 1, activeSubCategory: 11, searchText: '', searching: false });
});

test('LB-01 chooseCategory selects no sub-category when the category has none', () => {
  expect(chooseCategory(bare)).toEqual({
    activeCategory: 2,
    activeSubCategory: null,
    searchText: '',
    searching: false,
  });
});

test('LB-02 My Games opens with favourites and recently played games together', () => {
  expect(chooseCategory(mine).activeSubCategory).toBeNull();
  expect(choiceOfSearch('?category=my-games', all).activeSubCategory).toBeNull();
  expect(choiceOfSearch('?category=my-games&sub=32', all).activeSubCategory).toBe(32);
  const both = { ...mine, SubCategories: [...mine.SubCategories, sub(33, 'My Games')] };
  expect(chooseCategory(both).activeSubCategory).toBe(33);
});

test('LB-02 My Games lists favourites and recently played games once each', () => {
  expect(myGames(lists)).toEqual([5, 6, 7]);
  expect(idsOfChoice(mine, null, lists)).toEqual([5, 6, 7]);
  expect(idsOfChoice(mine, sub(33, 'My Games'), lists)).toEqual([5, 6, 7]);
});

test('LB-02 My Games has Favourite and Recently Played as sub-categories', () => {
  expect(idsOfChoice(mine, mine.SubCategories[0] ?? null, lists)).toEqual([5, 6]);
  expect(idsOfChoice(mine, mine.SubCategories[1] ?? null, lists)).toEqual([6, 7]);
});

test('another sub-category lists the games that editors gave it', () => {
  expect(idsOfChoice(slots, slots.SubCategories[0] ?? null, lists)).toEqual([7, 8]);
  expect(idsOfChoice(bare, null, lists)).toEqual([]);
});

test('a choice is written to the address and read back, and other parameters stay', () => {
  const choices = [
    { activeCategory: 1, activeSubCategory: 12 },
    { activeCategory: 2, activeSubCategory: null },
    { activeCategory: 3, activeSubCategory: null },
    noChoice,
  ];
  for (const choice of choices) expect(choiceOfSearch(searchOfChoice('?btag=7', all, choice), all)).toEqual(choice);
  expect(searchOfChoice('?btag=7&category=slots&sub=11', all, noChoice)).toBe('?btag=7');
  expect(searchOfChoice('', all, { activeCategory: 1, activeSubCategory: 11 })).toBe('?category=slots&sub=11');
});

test.each([
  ['', null, null],
  ['?category=unheard-of', null, null],
  ['?category=slots', 1, 11],
  ['?category=slots&sub=999', 1, 11],
  ['?category=slots&sub=all', 1, 11],
  ['?category=slots&sub=<script>', 1, 11],
  ['?category=bare&sub=11', 2, null],
])('reads the address %s as category %s and sub-category %s', (search, activeCategory, activeSubCategory) => {
  expect(choiceOfSearch(search, all)).toEqual({ activeCategory, activeSubCategory });
});

test('LB-02 a category without sub-categories lists its own games', () => {
  expect(idsOfChoice({ ...slots, Games: [tileFixture({ id: 9 })] }, null, lists)).toEqual([9]);
  expect([slots, bare, mine].map(needsPlayer)).toEqual([false, false, true]);
});

test('LB-01 the address names no unknown category, and a category alone without a sub-category', () => {
  expect(searchOfChoice('?sub=31', all, { activeCategory: 3, activeSubCategory: null })).toBe('?category=my-games');
  expect(searchOfChoice('?x=1', all, { activeCategory: 99, activeSubCategory: 11 })).toBe('?x=1');
});
