import { expect, test } from 'vitest';
import { matchesEtag } from './matchesEtag.ts';

const nineteen = Array.from({ length: 19 }, (_, at) => `"${at}"`).join(',');

test.each([
  [undefined, false],
  ['', false],
  ['"v1"', true],
  ['"v2"', false],
  ['v1', false],
  ['W/"v1"', true],
  ['xW/"v1"', false],
  ['*', true],
  [' * ', true],
  ['"v2", "v1"', true],
  ['"v2" ,W/"v1" , "v3"', true],
  // Only the first twenty versions are compared.
  [`${nineteen},"v1"`, true],
  [`${nineteen},"19","v1"`, false],
])('If-None-Match %j matches the version: %s', (header, isKnown) => {
  expect(matchesEtag(header, '"v1"')).toBe(isKnown);
});
