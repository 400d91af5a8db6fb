import { expect, test } from 'vitest';
import type { PageModel } from '../page/pageModel.ts';
import { modelAt } from './modelAt.ts';

const model: PageModel = {
  path: '/games',
  status: 200,
  head: { title: 'Games', applicationName: 'Foyer', robots: true },
  blocks: [],
  gameGroupId: null,
};

test('an error page of many addresses gets the one that was asked for, and any other page keeps its own', () => {
  expect(modelAt('/gone', { ...model, status: 404, path: '' })).toEqual({ ...model, status: 404, path: '/gone' });
  expect(modelAt('/games?sort=name', model)).toBe(model);
});
