import { expect, test } from 'vitest';
import { menuGroups } from './menuGroups.ts';

const link = { Url: '/live', Name: 'Live' };

test('the menu holds the links of header and footer', () => {
  const columns = [{ heading: 'Help', links: [link] }];
  expect(
    menuGroups([
      { alias: 'footer', properties: { columns } },
      { alias: 'header', properties: { navigation: [link] } },
    ]),
  ).toEqual({ navigation: [link], columns });
});

test('a page without header or with odd content still has a menu', () => {
  expect(menuGroups([{ alias: 'header', properties: { navigation: 'none' } }])).toEqual({
    navigation: [],
    columns: [],
  });
});
