import type { ContentNode } from '@foyer/contract/content';
import { expect, test } from 'vitest';
import { categoriesOfNodes, categoriesOfPage } from './categoriesOfNodes.ts';

const node = (Id: number, Alias: string, Properties: Record<string, unknown>, Children: ContentNode[] = []): ContentNode => ({ Id, Name: `Node ${Id}`, Alias, Properties, Children });
const shelf = node(11, 'gameSubCategory', { ShortName: 'Gentle', SubCategoryType: 'Standard', GameIds: [5, 6], ImageUrl: '/a.svg' });
const slots = node(1, 'gameCategory', { GameCategoryType: 'Standard', Slug: 'slots', ImageUrl: '/s.svg', ActiveImageUrl: '/t.svg' }, [shelf]);

test('LB-01 categories and sub-categories have the fields that the content service names', () => {
  expect(categoriesOfNodes([slots])).toEqual([
    {
      Id: 1, Name: 'Node 1', Slug: 'slots', ImageUrl: '/s.svg', ActiveImageUrl: '/t.svg', GameCategoryType: 'Standard', Games: [],
      SubCategories: [{ Id: 11, Name: 'Node 11', ShortName: 'Gentle', ImageUrl: '/a.svg', ActiveImageUrl: null, SubCategoryType: 'Standard', GameIds: [5, 6] }],
    },
  ]);
});

test('a node that is no category is left out, and the others stand', () => {
  const broken = [node(2, 'gameCategory', { Slug: '../x' }), node(3, 'somethingElse', slots.Properties)];
  expect(categoriesOfNodes([...broken, slots]).map(({ Id }) => Id)).toEqual([1]);
  const withBrokenShelf = { ...slots, Children: [node(12, 'gameSubCategory', { ShortName: 7 }), shelf] };
  expect(categoriesOfNodes([withBrokenShelf])[0]?.SubCategories.map(({ Id }) => Id)).toEqual([11]);
});

test('ids that are no games empty their shelf; a page carries no ids at all', () => {
  const odd = { ...shelf, Properties: { ...shelf.Properties, GameIds: [5, -1] } };
  expect(categoriesOfNodes([{ ...slots, Children: [odd] }])[0]?.SubCategories[0]?.GameIds).toEqual([]);
  expect(categoriesOfPage(categoriesOfNodes([slots]))[0]?.SubCategories[0]).toMatchObject({ ShortName: 'Gentle', GameIds: [] });
});
