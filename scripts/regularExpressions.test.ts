import { expect, test } from 'vitest';
import { findVulnerability } from './findVulnerability.ts';
import { regularExpressionsOfFile, routePatterns } from './regularExpressionsOfFile.ts';

const found = (source: string) =>
  regularExpressionsOfFile('a.ts', source).map(({ pattern, flags }) =>
    pattern === null ? null : `/${pattern}/${flags}`,
  );

test('finds literals, RegExp calls, string patterns and route patterns', () => {
  expect(found('const a = /x+/gu; b.replace(/[y/]/, "")')).toEqual(['/x+/gu', '/[y/]/']);
  expect(found("new RegExp('a' + `b`, 'i'); RegExp(['c', 'd'].join('|'))")).toEqual(['/ab/i', '/c|d/']);
  expect(found("text.match('(a+)+$'); list.search('b')")).toEqual(['/(a+)+$/', '/b/']);
  expect(found("app.get('/play/:gameId{[1-9][0-9]{0,8}}', handler)")).toEqual(['/^(?:[1-9][0-9]{0,8})$/']);
});

test('reports an expression built at run time as unreadable', () => {
  expect(found('new RegExp(`^${name}$`)')).toEqual([null]);
  expect(found('new RegExp(source, "g")')).toEqual([null]);
  expect(found('new RegExp("a", flags)')).toEqual([null]);
});

test('finds every pattern of a route', () => {
  expect(routePatterns('/a/:b{[a-z]{1,3}}/:c{x|y}')).toEqual(['[a-z]{1,3}', 'x|y']);
  expect(routePatterns('/a/:b')).toEqual([]);
});

test('reports exponential and polynomial expressions, and accepts linear ones', () => {
  expect(findVulnerability('^\\/(?:[A-Za-z0-9._~{}-]+\\/?)*$', '')).toMatch(/^exponential for /);
  expect(findVulnerability('<[^>]*>', 'g')).toMatch(/^2nd degree polynomial for /);
  expect(findVulnerability('<[^<>]*>', 'g')).toBeNull();
  expect(findVulnerability('(', '')).toBe('cannot be checked: invalid');
});
