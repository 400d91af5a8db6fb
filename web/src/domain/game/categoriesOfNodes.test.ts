import type { ContentNode } from '@foyer/contract/content';
import { expect, test } from 'vitest';
import type { Visit } from '../../services/market/visit.ts';
import { availableCategories, categoriesOfNodes as readCategories, categoriesOfPage } from './categoriesOfNodes.ts';

const categoriesOfNodes = (nodes: readonly ContentNode[], report: (field: string) => void = () => undefined) =>
  readCategories(nodes, { pictureOrigins: ['https://pictures.example'], report });

const node = (
  Id: number,
  Alias: string,
  Properties: Record<string, unknown>,
  Children: ContentNode[] = [],
): ContentNode => ({ Id, Name: `Node ${Id}`, Alias, Properties, Children });
const shelf = node(11, 'gameSubCategory', {
  ShortName: 'Gentle',
  SubCategoryType: 'Standard',
  GameIds: [5, 6],
  ImageUrl: '/a.svg',
});
const slots = node(
  1,
  'gameCategory',
  { GameCategoryType: 'Standard', Slug: 'slots', ImageUrl: '/s.svg', ActiveImageUrl: '/t.svg' },
  [shelf],
);

test('LB-01 categories and sub-categories have the fields of the content service', () => {
  expect(categoriesOfNodes([slots])).toEqual([
    {
      Id: 1,
      Name: 'Node 1',
      Slug: 'slots',
      ImageUrl: '/s.svg',
      ActiveImageUrl: '/t.svg',
      GameCategoryType: 'Standard',
      Games: [],
      SubCategories: [
        {
          Id: 11,
          Name: 'Node 11',
          ShortName: 'Gentle',
          ImageUrl: '/a.svg',
          ActiveImageUrl: null,
          SubCategoryType: 'Standard',
          GameIds: [5, 6],
        },
      ],
    },
  ]);
});

test('ignores malformed categories and sub-categories', () => {
  const broken = [node(2, 'gameCategory', { Slug: '../x' }), node(3, 'somethingElse', slots.Properties)];
  expect(categoriesOfNodes([...broken, slots]).map(({ Id }) => Id)).toEqual([1]);
  const withBrokenShelf = { ...slots, Children: [node(12, 'gameSubCategory', { ShortName: 7 }), shelf] };
  expect(categoriesOfNodes([withBrokenShelf])[0]?.SubCategories.map(({ Id }) => Id)).toEqual([11]);
});

test('invalid game ids empty a sub-category, and categories of a page have no ids', () => {
  const odd = { ...shelf, Properties: { ...shelf.Properties, GameIds: [5, -1] } };
  expect(categoriesOfNodes([{ ...slots, Children: [odd] }])[0]?.SubCategories[0]?.GameIds).toEqual([]);
  expect(categoriesOfPage(categoriesOfNodes([slots]))[0]?.SubCategories[0]).toMatchObject({
    ShortName: 'Gentle',
    GameIds: [],
  });
});

test('LB-01 a sub-category without a short name uses its full name', () => {
  const unnamed = { ...shelf, Properties: { ...shelf.Properties, ShortName: '  ' } };
  expect(categoriesOfNodes([{ ...slots, Children: [unnamed] }])[0]?.SubCategories[0]?.ShortName).toBe('Node 11');
});

test('LB-01 an invalid image keeps its category and sub-category without an image', () => {
  for (const ImageUrl of [
    7,
    null,
    '',
    '//evil.example/a.svg',
    'javascript:alert(1)',
    undefined,
    'https://elsewhere.example/a.svg',
  ]) {
    const pictures = { ImageUrl, ActiveImageUrl: ImageUrl };
    const [category] = categoriesOfNodes([
      {
        ...slots,
        Properties: { ...slots.Properties, ...pictures },
        Children: [{ ...shelf, Properties: { ...shelf.Properties, ...pictures } }],
      },
    ]);
    expect(category).toMatchObject({
      Id: 1,
      ImageUrl: null,
      ActiveImageUrl: null,
      SubCategories: [{ Id: 11, ImageUrl: null, ActiveImageUrl: null }],
    });
  }
});

test('LB-01 ignores children that are not sub-categories', () => {
  expect(
    categoriesOfNodes([
      {
        ...slots,
        Children: [
          { ...shelf, Alias: 'gameCategory' },
          { ...shelf, Alias: '' },
        ],
      },
    ])[0]?.SubCategories,
  ).toEqual([]);
});

test('LB-01 drops and reports a category or sub-category whose properties are invalid', () => {
  const reported: string[] = [];
  const invalidShelf = { ...shelf, Properties: { ...shelf.Properties, SubCategoryType: 'Games' } };
  const invalid = { ...slots, Id: 2, Properties: { ...slots.Properties, GameCategoryType: 'Games' } };
  const [category, ...others] = categoriesOfNodes(
    [{ ...slots, Children: [invalidShelf] }, invalid],
    (field) => void reported.push(field),
  );
  expect([category?.SubCategories, others, reported]).toEqual([[], [], ['category 11', 'category 2']]);
});

test('LB-01 keeps an image of a named origin, and reports any other one', () => {
  const reported: string[] = [];
  const [category] = categoriesOfNodes(
    [
      {
        ...slots,
        Properties: {
          ...slots.Properties,
          ImageUrl: 'https://pictures.example/a.svg',
          ActiveImageUrl: 'https://elsewhere.example/b.svg',
        },
      },
    ],
    (field) => void reported.push(field),
  );
  expect(category).toMatchObject({ ImageUrl: 'https://pictures.example/a.svg', ActiveImageUrl: null });
  expect(reported).toEqual(['category 1 ActiveImageUrl']);
});

test('LB-02 leaves out lists that the operator does not keep, and My Games without any of them', () => {
  const list = (Id: number, SubCategoryType: string) =>
    node(Id, 'gameSubCategory', { ShortName: '', SubCategoryType, GameIds: [] });
  const mine = node(2, 'gameCategory', { GameCategoryType: 'My Games', Slug: 'my-games' }, [
    list(21, 'Favourite'),
    list(22, 'Recently Played'),
  ]);
  const categories = categoriesOfNodes([slots, mine]);
  const shown = (off: Visit['off']) =>
    availableCategories(categories, { ...(off && { off }) }).map(({ Id, SubCategories }) => [
      Id,
      SubCategories.map((sub) => sub.Id),
    ]);
  expect(shown(undefined)).toEqual([
    [1, [11]],
    [2, [21, 22]],
  ]);
  expect(shown(['favourites'])).toEqual([
    [1, [11]],
    [2, [22]],
  ]);
  expect(shown(['favourites', 'recentlyPlayed', 'myGames'])).toEqual([[1, [11]]]);
});
