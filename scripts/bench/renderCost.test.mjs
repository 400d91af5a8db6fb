import { expect, test } from 'vitest';
import { pageData, withTiles } from './renderCost.mjs';

const page = {
  model: {
    blocks: [
      { properties: { tiles: [{ id: 1 }, { id: 2 }] } },
      { properties: {} },
      { properties: { tiles: [] } },
      { properties: { tiles: [{ id: 3 }, { id: 4 }, { id: 5 }] } },
    ],
  },
  visit: 'v',
};

test('pageData reads the page-data script of a page, and throws when the script is missing', () => {
  expect(pageData(`<p></p><script type="application/json" id="page-data">${JSON.stringify(page)}</script>`)).toEqual(
    page,
  );
  expect(() => pageData('<p></p>')).toThrow('no data');
});

test('withTiles pads or cuts rows to the requested tile count and gives added tiles unique ids', () => {
  const tiles = withTiles(page, 9).model.blocks.map(({ properties }) => properties.tiles?.map(({ id }) => id));
  expect(tiles).toEqual([[1, 2, 1_000_001, 1_000_002, 2_000_001], undefined, [], [3, 4, 5, 1_000_003]]);
  expect(withTiles(page, 2).model.blocks[0]?.properties.tiles).toHaveLength(1);
});
