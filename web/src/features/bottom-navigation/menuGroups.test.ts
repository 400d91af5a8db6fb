import { expect, test } from 'vitest';
import { menuGroups } from './menuGroups.ts';

const link = { Url: '/live', Name: 'Live' };

test('the menu has the links of header and footer', () => {
  const columns = [{ heading: 'Help', links: [link] }];
  expect(
    menuGroups([
      { alias: 'footer', properties: { columns } },
      { alias: 'header', properties: { navigation: [link] } },
    ]),
  ).toEqual({ navigation: [link], columns });
});

test('the menu is empty without a header or with malformed content', () => {
  expect(menuGroups([{ alias: 'header', properties: { navigation: 'none' } }])).toEqual({
    navigation: [],
    columns: [],
  });
});
