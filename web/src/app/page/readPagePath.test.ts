import { pagePath } from '@foyer/contract/pagePath';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readPagePath } from './readPagePath.ts';

test('a game page is looked up by its placeholder path', () => {
  expect(readPagePath('/game/10001')).toEqual({
    kind: 'game',
    path: '/game/10001',
    lookupPath: '/game/{id}',
    gameGroupId: 10_001,
  });
  expect(readPagePath('/game/10001/')).toMatchObject({ kind: 'game', path: '/game/10001' });
});

test.each([
  '/game/abc',
  '/game/12345678901234567890',
  '/game/0',
  '/game/-1',
  '/game/1.5',
  '/game/../etc/passwd',
  '/game/%2e%2e%2f',
  '/game/1%00',
  '/game/١٢٣',
  '/game/17/x.css',
  '/game/',
  '/game',
])('GM-10 %s is not a game and needs no lookup', (path) => {
  expect(readPagePath(path).kind).toBe('noGame');
});

test.each(['/%', '/a\u0000b', '//evil.example', '/a//b', '/..%2f', `/${'a'.repeat(600)}`, '/<script>', '/a b'])(
  '%s is not a path',
  (path) => {
    expect(readPagePath(path).kind).toBe('noPath');
  },
);

test('LB-12 a later screen of a list uses the page of the list', () => {
  expect(readPagePath('/all-games/more/2')).toEqual({
    kind: 'content',
    path: '/all-games/more/2',
    lookupPath: '/all-games',
    gameGroupId: null,
    screen: 2,
  });
  for (const path of [
    '/all-games/more/1',
    '/all-games/more/0',
    '/all-games/more/-2',
    '/all-games/more/1000',
    '/all-games/more/2x',
    '/all-games/more',
    '/more/2',
  ])
    expect(readPagePath(path)).toMatchObject({ lookupPath: path });
});

test('the literal placeholder path is looked up as content', () => {
  expect(readPagePath('/game/{id}')).toEqual({
    kind: 'content',
    path: '/game/{id}',
    lookupPath: '/game/{id}',
    gameGroupId: null,
  });
  expect(readPagePath('/game/%7Bid%7D').kind).toBe('content');
});

test.each(['%25', '%20', '%E2%80%AE'])('refuses the longest paths that end in %s without backtracking', (tail) => {
  for (const unit of ['a', 'a/', '/', '-', 'a.'])
    expect(readPagePath(`/${unit.repeat(500 / unit.length)}${tail}`).kind).toBe('noPath');
});

test('judges a 64 KiB path at once', () => {
  expect(readPagePath(`/${'a/'.repeat(32_768)}`).kind).toBe('noPath');
  expect(readPagePath(`/${'a'.repeat(65_536)}!`).kind).toBe('noPath');
});

test.each([
  ['/%E6%96%87%E7%AB%A0', '/文章'],
  ['/%e6%96%87%e7%ab%a0/', '/文章'],
  ['/a+b', '/a+b'],
  ['/a%2Bb', '/a+b'],
  ['/%61%7E~', '/a~~'],
  ["/it's,(here):;@!$&*=", "/it's,(here):;@!$&*="],
  ['/cafe%CC%81', '/café'],
  ['/%F0%9F%8E%B2', '/🎲'],
])('PG-01 %s looks up %s', (sent, lookupPath) => {
  expect(readPagePath(sent)).toEqual({ kind: 'content', path: encodeURI(lookupPath), lookupPath, gameGroupId: null });
});

test('PG-01 a further screen of a list with a Chinese path uses the page of the list', () => {
  expect(readPagePath('/%E6%96%87/more/2')).toMatchObject({ path: '/%E6%96%87/more/2', lookupPath: '/文', screen: 2 });
});

test.each([
  '/%2541',
  '/100%25',
  '/a%2Fb',
  '/a%5Cb',
  '/a\\b',
  '/文章',
  '/%C3',
  '/%ED%A0%80',
  '/a%0D%0Ab',
  '/%E2%80%AEb',
  '/%E2%80%8B',
  '/%C2%A0',
  '/a%3Fb',
  '/a%23b',
  '/%2e%2e/a',
  '/a/.',
  '/a%7Cb',
])('%s is no path of a page', (sent) => {
  expect(readPagePath(sent)).toEqual({ kind: 'noPath', path: '/' });
});

test('reads each address that browsers send for a path that editors may write', () => {
  const path = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((text) => `/${text}`.normalize('NFC'))
    .filter((text) => v.is(pagePath, text) && !/^\/game(?:\/|$)|\/more\/|[{}]/.test(text));
  fc.assert(
    fc.property(path, (text) => {
      const { pathname } = new URL(text, 'https://regency.example');
      expect(readPagePath(pathname)).toEqual({ kind: 'content', path: pathname, lookupPath: text, gameGroupId: null });
    }),
  );
});

test('accepts paths of at most 512 characters', () => {
  expect(readPagePath(`/${'a'.repeat(511)}`).kind).toBe('content');
  expect(readPagePath(`/${'a'.repeat(512)}`)).toEqual({ kind: 'noPath', path: '/' });
});

test('GM-10 an invalid id below /game/ is not a game, and other paths are content', () => {
  expect(readPagePath('/game/%')).toEqual({ kind: 'noGame', path: '/game/' });
  expect(readPagePath('/game')).toEqual({ kind: 'noGame', path: '/game/' });
  expect(readPagePath('/games')).toMatchObject({ kind: 'content', path: '/games' });
});

test('ignores a trailing slash, except for the lobby', () => {
  expect(readPagePath('/help/')).toEqual({ kind: 'content', path: '/help', lookupPath: '/help', gameGroupId: null });
  expect(readPagePath('/')).toEqual({ kind: 'content', path: '/', lookupPath: '/', gameGroupId: null });
});
