import { expect, test } from 'vitest';
import { modelAt } from './modelAt.ts';
import type { PageModel } from './page/pageModel.ts';

const model: PageModel = {
  path: '/games',
  status: 200,
  head: { title: 'Games', applicationName: 'Foyer', robots: true },
  blocks: [],
  gameGroupId: null,
};

test('an error page takes the requested path, and any other page keeps its own', () => {
  expect(modelAt('/gone', { ...model, status: 404, path: '' })).toEqual({ ...model, status: 404, path: '/gone' });
  expect(modelAt('/games?sort=name', model)).toBe(model);
});
