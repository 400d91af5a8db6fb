import { expect, test } from 'vitest';
import { complaintAbout } from './checkRegularExpressions.mjs';
import { regularExpressionsOfFile, routePatterns } from './regularExpressionsOfFile.mjs';

/** @param {string} source */
const found = (source) =>
  regularExpressionsOfFile('a.ts', source).map(({ pattern, flags }) =>
    pattern === null ? null : `/${pattern}/${flags}`,
  );

test('finds literals, RegExp calls, texts to match and patterns in routes', () => {
  expect(found('const a = /x+/gu; b.replace(/[y/]/, "")')).toEqual(['/x+/gu', '/[y/]/']);
  expect(found("new RegExp('a' + `b`, 'i'); RegExp(['c', 'd'].join('|'))")).toEqual(['/ab/i', '/c|d/']);
  expect(found("text.match('(a+)+$'); list.search('b')")).toEqual(['/(a+)+$/', '/b/']);
  expect(found("app.get('/play/:gameId{[1-9][0-9]{0,8}}', handler)")).toEqual(['/^(?:[1-9][0-9]{0,8})$/']);
});

test('reports an expression built from a value of run time as unreadable', () => {
  expect(found('new RegExp(`^${name}$`)')).toEqual([null]);
  expect(found('new RegExp(source, "g")')).toEqual([null]);
  expect(found('new RegExp("a", flags)')).toEqual([null]);
});

test('finds every pattern of a route', () => {
  expect(routePatterns('/a/:b{[a-z]{1,3}}/:c{x|y}')).toEqual(['[a-z]{1,3}', 'x|y']);
  expect(routePatterns('/a/:b')).toEqual([]);
});

test('calls exponential and polynomial expressions vulnerable and linear ones safe', () => {
  expect(complaintAbout('^\\/(?:[A-Za-z0-9._~{}-]+\\/?)*$', '')).toMatch(/^exponential for /);
  expect(complaintAbout('<[^>]*>', 'g')).toMatch(/^2nd degree polynomial for /);
  expect(complaintAbout('<[^<>]*>', 'g')).toBeNull();
  expect(complaintAbout('(', '')).toBe('cannot be checked: invalid');
});
