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

test.each(['!', '%20', '%E2%82%AC'])('refuses the longest paths that end in %s without backtracking', (tail) => {
  for (const unit of ['a', 'a/', '/', '-', 'a.'])
    expect(readPagePath(`/${unit.repeat(500 / unit.length)}${tail}`).kind).toBe('noPath');
});

test('judges a 64 KiB path at once', () => {
  expect(readPagePath(`/${'a/'.repeat(32_768)}`).kind).toBe('noPath');
  expect(readPagePath(`/${'a'.repeat(65_536)}!`).kind).toBe('noPath');
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
