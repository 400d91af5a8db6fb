import { expect, test } from 'vitest';
import { footerComplianceUrls, menuGroups } from './menuGroups.ts';

const live = { Url: '/live', Name: 'Live' };
const help = { Url: '/help', Name: 'Help' };
const terms = { Url: '/terms', Name: 'Terms' };

test('the menu has the links of header and footer', () => {
  const columns = [{ heading: 'Help', links: [help] }];
  expect(
    menuGroups([
      { alias: 'footer', properties: { columns } },
      { alias: 'header', properties: { navigation: [live] } },
    ]),
  ).toEqual({ navigation: [live], columns });
});

test('the menu shows each address once, and drops a column without links', () => {
  const blocks = [
    { alias: 'header', properties: { navigation: [live, help] } },
    {
      alias: 'footer',
      properties: {
        columns: [
          { heading: 'Games', links: [live] },
          { heading: 'About', links: [help, terms, terms] },
        ],
      },
    },
  ];
  expect(menuGroups(blocks, ['/help'])).toEqual({
    navigation: [live],
    columns: [{ heading: 'About', links: [terms] }],
  });
});

test('the menu is empty without a header or with malformed content', () => {
  expect(menuGroups([{ alias: 'header', properties: { navigation: 'none' } }])).toEqual({
    navigation: [],
    columns: [],
  });
});

test('HI-03 the menu reads the compliance links of the footer, if it has all of them', () => {
  const urls = { transactionHistory: null, responsibleGaming: live, playerProtection: null, help, gameHistory: null };
  expect(footerComplianceUrls([{ alias: 'footer', properties: { complianceUrls: urls } }])).toEqual(urls);
  expect(footerComplianceUrls([{ alias: 'footer', properties: { complianceUrls: { help } } }])).toBeNull();
  expect(footerComplianceUrls([])).toBeNull();
});
