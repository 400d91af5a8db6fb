import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentsForAccess, defaultsForAccess } from './componentsForAccess.ts';

const component = (Alias: string, Properties: Record<string, unknown> = {}) => ({ Alias, Properties });
const aliases = (list: readonly { Alias: string }[]) => list.map(({ Alias }) => Alias);

test('AU-19 MT5 a restricted player sees the restriction instead of a page with offers', () => {
  const lobby = [
    component('header', { navigation: [{ Url: '/promotions', Name: 'Promotions' }] }),
    component('hero'),
    component('richText'),
    component('gamesGridComponent'),
    component('footer'),
  ];
  const shown = componentsForAccess(lobby, 'restricted');
  expect(aliases(shown)).toEqual(['header', 'accountRestriction', 'footer']);
  expect(shown[0]?.Properties).toEqual({ navigation: [] });
});

test('AU-19 UK20 a restricted player sees the restriction instead of a game page', () => {
  expect(
    aliases(componentsForAccess([component('header'), component('gameWindow'), component('footer')], 'restricted')),
  ).toEqual(['header', 'accountRestriction', 'footer']);
});

test('AU-19 a restricted player can read informational pages', () => {
  const help = [
    component('header'),
    component('richText'),
    component('gameSearch'),
    component('genericModal'),
    component('footer'),
  ];
  expect(aliases(componentsForAccess(help, 'restricted'))).toEqual(['header', 'richText', 'footer']);
});

test('AU-19 a restricted player never sees an unknown block', () => {
  const informing = new Set([
    'header',
    'footer',
    'richText',
    'cookieTable',
    'calmMode',
    'notFound',
    'themeSheet',
    'accountRestriction',
  ]);
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string(), fc.constantFrom('header', 'hero', 'richText', 'promotionsCardsGrid', 'constructor')),
      ),
      (list) => {
        const shown = aliases(
          componentsForAccess(
            list.map((alias) => component(alias)),
            'restricted',
          ),
        );
        expect(shown.filter((alias) => !informing.has(alias))).toEqual([]);
      },
    ),
  );
});

test('AU-19 a guest sees no money, verification or promotions, and other players see everything', () => {
  const list = [
    component('gamesGridComponent'),
    component('hero'),
    component('promotionsCardsGrid'),
    component('bankingWindow'),
    component('playerVerificationWindow'),
  ];
  expect(aliases(componentsForAccess(list, 'guest'))).toEqual(['gamesGridComponent']);
  expect(aliases(defaultsForAccess(list, 'guest'))).toEqual(['gamesGridComponent']);
  expect(componentsForAccess(list, 'full')).toEqual(list);
  expect(defaultsForAccess(list, 'full')).toEqual(list);
});

test('AU-19 MT5 a restricted player sees only the informational footer links', () => {
  const help = { Url: '/help', Name: 'Help', Informs: true };
  const columns = [
    { heading: 'Games', links: [{ Url: '/all-games', Name: 'All games' }] },
    { heading: 'Help', links: [{ Url: '/promotions', Name: 'Promotions', Informs: false }, help] },
  ];
  const footer = component('footer', { ageMark: '18+', columns });
  expect(componentsForAccess([footer], 'restricted')).toEqual([
    component('footer', { ageMark: '18+', columns: [{ heading: 'Help', links: [help] }] }),
  ]);
  expect(componentsForAccess([footer], 'guest')).toEqual([footer]);
});

test('AU-19 without a readable informational link, a restricted player’s footer has no columns', () => {
  for (const columns of [
    [{ heading: 'Games', links: [{ Url: '/all-games', Name: 'All games' }] }],
    'columns',
    [{ heading: 'Help' }],
    undefined,
  ]) {
    expect(componentsForAccess([component('footer', { ageMark: '18+', columns })], 'restricted')).toEqual([
      component('footer', { ageMark: '18+' }),
    ]);
  }
});
